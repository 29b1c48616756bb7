ALTER TABLE "product_variants" ADD COLUMN "own_values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "make" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- What all variants for sale of a product say alike might as well have been said by the product's own row.
WITH said AS (
	SELECT "group_id", "make", "values"
	FROM "articles" JOIN "product_variants" ON "article_id" = "id" WHERE "retired_at" IS NULL
), made AS (
	SELECT "group_id", min("make") AS "make", count(*) AS "variants" FROM said GROUP BY "group_id"
), alike AS (
	SELECT "group_id", "key", "value" FROM said JOIN made USING ("group_id"), jsonb_each("values")
	GROUP BY "group_id", "key", "value", "variants" HAVING count(*) = "variants"
), shared AS (
	SELECT "group_id", jsonb_object_agg("key", "value") AS "values" FROM alike GROUP BY "group_id"
)
UPDATE "products" SET "make" = made."make", "values" = coalesce(shared."values", '{}')
FROM made LEFT JOIN shared USING ("group_id") WHERE made."group_id" = "products"."group_id";
--> statement-breakpoint
UPDATE "product_variants" SET "own_values" = "product_variants"."values" - ARRAY(SELECT jsonb_object_keys("products"."values"))
FROM "articles" JOIN "products" USING ("group_id") WHERE "articles"."id" = "product_variants"."article_id";
