CREATE TABLE "tyre_tests" (
	"publisher" text NOT NULL,
	"year" smallint NOT NULL,
	"season" text NOT NULL,
	"width" smallint NOT NULL,
	"aspect" smallint NOT NULL,
	"rim_tenths" smallint NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"grade" smallint NOT NULL,
	"wet_grade" smallint,
	"dry_grade" smallint,
	"snow_grade" smallint,
	"wear_grade" smallint,
	CONSTRAINT "tyre_tests_publisher_year_season_width_aspect_rim_tenths_make_model_pk" PRIMARY KEY("publisher","year","season","width","aspect","rim_tenths","make","model")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"owner" text NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lead" text NOT NULL,
	"drawing" text,
	"asked_for" text NOT NULL,
	"markdown" text NOT NULL,
	"published_from" date,
	"published_until" date,
	"preview_key" text,
	CONSTRAINT "content_pages_owner_path_pk" PRIMARY KEY("owner","path")
);
--> statement-breakpoint
CREATE TRIGGER "content_pages_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_pages"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('content');--> statement-breakpoint
CREATE TRIGGER "tyre_tests_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tyre_tests"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('tyre-tests');
--> statement-breakpoint
-- Routing reads which locations serve an area.
UPDATE "locations" SET
	"premises" = "premises" || (SELECT coalesce(jsonb_object_agg("flag"."key", "flag"."value"), '{}') FROM jsonb_each("workshop") AS "flag"
		WHERE "flag"."key" IN ('implementsAreaConcept', 'areaShopSubLocations')),
	"workshop" = "workshop" - ARRAY['implementsAreaConcept', 'areaShopSubLocations'];
