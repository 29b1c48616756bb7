CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"presentation" text NOT NULL,
	"description" text NOT NULL,
	"is_noa_employee_category" boolean DEFAULT false NOT NULL,
	"tyre_selection" jsonb,
	CONSTRAINT "categories_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "navigation_contents" (
	"location_url" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"location_url" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"to" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"location_url" text NOT NULL,
	"page" text NOT NULL,
	"block" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "page_texts_location_url_page_block_pk" PRIMARY KEY("location_url","page","block")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "offers_location" ON "offers" USING btree ("location_url");--> statement-breakpoint
-- Whoever changes one of these tables, also by hand: every node reads it again. The argument names the epoch.
CREATE FUNCTION "advance_epoch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "epochs" ("scope", "value") VALUES (TG_ARGV[0], 1)
		ON CONFLICT ("scope") DO UPDATE SET "value" = "epochs"."value" + 1;
	PERFORM pg_notify('radhaus_epochs', TG_ARGV[0]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "categories_advance_epoch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
	FOR EACH STATEMENT EXECUTE FUNCTION "advance_epoch"('content');--> statement-breakpoint
CREATE TRIGGER "navigation_contents_advance_epoch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "navigation_contents"
	FOR EACH STATEMENT EXECUTE FUNCTION "advance_epoch"('content');--> statement-breakpoint
CREATE TRIGGER "offers_advance_epoch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "offers"
	FOR EACH STATEMENT EXECUTE FUNCTION "advance_epoch"('content');--> statement-breakpoint
CREATE TRIGGER "page_texts_advance_epoch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_texts"
	FOR EACH STATEMENT EXECUTE FUNCTION "advance_epoch"('content');
