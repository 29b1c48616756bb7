CREATE TABLE "services_on_goods" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"work" text NOT NULL,
	"from_rim_tenths" smallint,
	"to_rim_tenths" smallint,
	"tyre_type" text
);
--> statement-breakpoint
ALTER TABLE "services_on_goods" ADD CONSTRAINT "services_on_goods_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What a location asked for fitting a complete wheel becomes a service that is a part of each.
INSERT INTO "articles" ("kind", "code", "make", "title", "subtitle", "picture_key", "vat_rate", "is_own_article", "is_stock_keeping")
	SELECT 'service', 'komplettrad-montieren', '', 'Komplettrad montieren', 'alle Größen', 'montage', 19, true, false
	WHERE EXISTS (SELECT FROM "complete_wheels");--> statement-breakpoint
INSERT INTO "services_on_goods" ("article_id", "work") SELECT "id", 'montage' FROM "articles" WHERE "kind" = 'service';--> statement-breakpoint
WITH "fitting" AS (
	SELECT NULL AS "location_id", 1990 AS "cents"
	UNION ALL SELECT "id", greatest(1, ("pricing"->>'wheelFittingCents')::numeric::integer) FROM "locations"
		WHERE jsonb_typeof("pricing"->'wheelFittingCents') = 'number' AND ("pricing"->>'wheelFittingCents')::numeric BETWEEN 0 AND 50000
			AND ("pricing"->>'wheelFittingCents')::numeric <> 1990
), "priced" AS (
	INSERT INTO "prices" ("article_id", "location_id", "valid_from", "regular_cents")
		SELECT "article_id", "location_id", now(), "cents" FROM "services_on_goods", "fitting" RETURNING "article_id", "location_id", "regular_cents"
)
INSERT INTO "current_prices" ("article_id", "location_id", "kind", "cents") SELECT "article_id", "location_id", 'service', "regular_cents" FROM "priced";--> statement-breakpoint
INSERT INTO "components" ("article_id", "component_id", "quantity")
	SELECT "complete_wheels"."article_id", "services_on_goods"."article_id", 1 FROM "complete_wheels", "services_on_goods";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "pricing";