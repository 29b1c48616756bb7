CREATE TABLE "search_synonyms" (
	"typed" text PRIMARY KEY NOT NULL,
	"meaning" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vain_searches" (
	"words" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "search_synonyms_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_synonyms"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('synonyms');
