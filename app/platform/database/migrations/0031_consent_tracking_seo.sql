CREATE TABLE "consent_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"hostname" text NOT NULL,
	"text_version" text NOT NULL,
	"granted" text[] NOT NULL,
	"has_privacy_signal" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_metadata" (
	"location_url" text NOT NULL,
	"page" text NOT NULL,
	"title" text,
	"description" text,
	"robots" text,
	"canonical" text,
	CONSTRAINT "seo_metadata_location_url_page_pk" PRIMARY KEY("location_url","page")
);
--> statement-breakpoint
ALTER TABLE "hosts" ADD COLUMN "matomo_url" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_text_version_consent_texts_version_fk" FOREIGN KEY ("text_version") REFERENCES "public"."consent_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_chosen" ON "consents" USING btree ("chosen_at","id");--> statement-breakpoint
CREATE INDEX "consents_text" ON "consents" USING btree ("text_version");--> statement-breakpoint
CREATE TRIGGER "seo_metadata_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "seo_metadata"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');
