-- Unknown for what is on wish lists already.
ALTER TABLE "wish_list_entries" ADD COLUMN "available_pieces" integer;--> statement-breakpoint
CREATE TABLE "makes" (
	"name" text PRIMARY KEY NOT NULL,
	"manufacturer" jsonb NOT NULL,
	"responsible" jsonb
);
--> statement-breakpoint
CREATE TRIGGER "makes_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "makes"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('article');
