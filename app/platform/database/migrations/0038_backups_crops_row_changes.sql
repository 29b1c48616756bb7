CREATE TABLE "health_reports" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "health_reports_one" CHECK ("health_reports"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"made_at" timestamp with time zone NOT NULL,
	"bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "row_changes" (
	"subject" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_images" ADD COLUMN "original_hash" text;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_original_hash_pictures_hash_fk" FOREIGN KEY ("original_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_original" ON "article_images" USING btree ("original_hash") WHERE original_hash is not null;--> statement-breakpoint
CREATE FUNCTION "note_row_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
	"subject" text := TG_ARGV[0];
BEGIN
	IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
	FOR "part" IN 1 .. TG_NARGS - 1 LOOP
		"subject" := "subject" || ':' || ("changed" ->> TG_ARGV["part"]);
	END LOOP;
	INSERT INTO "row_changes" ("subject", "at") VALUES ("subject", now())
		ON CONFLICT ON CONSTRAINT "row_changes_pkey" DO UPDATE SET "at" = excluded."at";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "locations_note_change" AFTER INSERT OR UPDATE OR DELETE ON "locations"
	FOR EACH ROW EXECUTE FUNCTION "note_row_change"('location', 'id');--> statement-breakpoint
CREATE TRIGGER "companies_note_change" AFTER INSERT OR UPDATE OR DELETE ON "companies"
	FOR EACH ROW EXECUTE FUNCTION "note_row_change"('company', 'code');--> statement-breakpoint
CREATE TRIGGER "categories_note_change" AFTER INSERT OR UPDATE OR DELETE ON "categories"
	FOR EACH ROW EXECUTE FUNCTION "note_row_change"('category', 'id');--> statement-breakpoint
CREATE TRIGGER "content_pages_note_change" AFTER INSERT OR UPDATE OR DELETE ON "content_pages"
	FOR EACH ROW EXECUTE FUNCTION "note_row_change"('content', 'owner', 'path');--> statement-breakpoint
CREATE TRIGGER "services_note_change" AFTER INSERT OR UPDATE OR DELETE ON "services"
	FOR EACH ROW EXECUTE FUNCTION "note_row_change"('service', 'url');--> statement-breakpoint
CREATE TRIGGER "offers_note_change" AFTER INSERT OR UPDATE OR DELETE ON "offers"
	FOR EACH ROW EXECUTE FUNCTION "note_row_change"('offers', 'location_url');--> statement-breakpoint
CREATE TRIGGER "tyre_tests_note_change" AFTER INSERT OR UPDATE OR DELETE ON "tyre_tests"
	FOR EACH ROW EXECUTE FUNCTION "note_row_change"('tyre-tests');
