-- Articles of every kind take the place of tyres: prices and stock have tables of their own, and carts, wish lists and
-- orders point to articles. Nodes of the version before cannot run on this (see decision 20).
CREATE TABLE "article_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "article_groups_code" UNIQUE("kind","code")
);--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"group_id" integer,
	"sku" text,
	"gtin" text,
	"make" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture_key" text NOT NULL,
	"vat_rate" smallint NOT NULL,
	"is_own_article" boolean DEFAULT false NOT NULL,
	"is_stock_keeping" boolean DEFAULT true NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"is_kit" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "articles_key" UNIQUE("kind","code"),
	CONSTRAINT "articles_id_is_kit" UNIQUE("id","is_kit")
);--> statement-breakpoint
CREATE TABLE "components" (
	"article_id" integer NOT NULL,
	"is_kit" boolean DEFAULT true NOT NULL,
	"component_id" integer NOT NULL,
	"is_component_kit" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "components_article_id_component_id_pk" PRIMARY KEY("article_id","component_id"),
	CONSTRAINT "components_kit" CHECK ("components"."is_kit" and not "components"."is_component_kit"),
	CONSTRAINT "components_quantity" CHECK ("components"."quantity" > 0)
);--> statement-breakpoint
CREATE TABLE "article_categories" (
	"article_id" integer NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "article_categories_article_id_category_id_pk" PRIMARY KEY("article_id","category_id")
);--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"location_id" text,
	"valid_from" timestamp with time zone NOT NULL,
	"regular_cents" integer,
	"offer_cents" integer,
	"offer_until" timestamp with time zone,
	CONSTRAINT "prices_regular" CHECK ("prices"."regular_cents" > 0),
	CONSTRAINT "prices_offer" CHECK (("prices"."offer_cents" is null) = ("prices"."offer_until" is null) and ("prices"."offer_cents" is null or ("prices"."offer_cents" > 0 and "prices"."offer_cents" < "prices"."regular_cents" and "prices"."regular_cents" is not null and "prices"."offer_until" > "prices"."valid_from")))
);--> statement-breakpoint
CREATE TABLE "current_prices" (
	"article_id" integer NOT NULL,
	"location_id" text,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"regular_cents" integer,
	"lowest_cents" integer,
	"offer_until" timestamp with time zone,
	CONSTRAINT "current_prices_key" UNIQUE NULLS NOT DISTINCT("article_id","location_id")
);--> statement-breakpoint
CREATE TABLE "price_switches" (
	"at" timestamp with time zone NOT NULL,
	"article_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" text,
	CONSTRAINT "warehouses_location" UNIQUE NULLS NOT DISTINCT("location_id")
);--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"article_id" integer NOT NULL,
	"is_kit" boolean DEFAULT false NOT NULL,
	"warehouse_id" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_levels_article_id_warehouse_id_pk" PRIMARY KEY("article_id","warehouse_id"),
	CONSTRAINT "stock_levels_no_kit" CHECK (not "stock_levels"."is_kit"),
	CONSTRAINT "stock_levels_counts" CHECK ("stock_levels"."on_hand" >= 0 and "stock_levels"."allocated" >= 0)
);--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_delta" CHECK ("stock_movements"."delta" <> 0)
);--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "allocations_quantity" CHECK ("allocations"."quantity" > 0)
);--> statement-breakpoint
CREATE TABLE "rims" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"design" text NOT NULL,
	"material" text NOT NULL,
	"colour" text NOT NULL,
	"diameter_tenths" smallint NOT NULL,
	"width_tenths" smallint NOT NULL,
	"bolt_holes" smallint NOT NULL,
	"bolt_circle_tenths" smallint NOT NULL,
	"centre_bore_tenths" smallint NOT NULL,
	"offset" smallint NOT NULL,
	"max_load_kg" smallint NOT NULL,
	"approval" text
);--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_group_id_article_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."article_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_of_kits" FOREIGN KEY ("article_id","is_kit") REFERENCES "public"."articles"("id","is_kit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_are_no_kits" FOREIGN KEY ("component_id","is_component_kit") REFERENCES "public"."articles"("id","is_kit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_of_no_kits" FOREIGN KEY ("article_id","is_kit") REFERENCES "public"."articles"("id","is_kit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_prices" ADD CONSTRAINT "current_prices_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_switches" ADD CONSTRAINT "price_switches_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rims" ADD CONSTRAINT "rims_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Tyres become articles.
INSERT INTO "articles" ("kind", "code", "gtin", "make", "title", "subtitle", "picture_key", "vat_rate")
SELECT 'tyre', "id", "gtin", "make", "make" || ' ' || "model", marking.text,
	"tread" || '/' || replace(replace("make", '&', '%26'), ' ', '%20') || '/' || replace(replace(marking.text, '/', '%2F'), ' ', '%20'), 19
FROM "tyres" CROSS JOIN LATERAL (SELECT "width" || CASE WHEN "aspect" = 0 THEN '' ELSE '/' || "aspect" END || ' ' || "construction"
	|| CASE WHEN "rim_tenths" % 10 = 0 THEN ("rim_tenths" / 10)::text ELSE round("rim_tenths" / 10.0, 1)::text END
	|| CASE WHEN "is_commercial" THEN 'C' ELSE '' END || ' ' || "load_index"
	|| CASE WHEN "twin_load_index" IS NULL THEN '' ELSE '/' || "twin_load_index" END || "speed_index"
	|| CASE WHEN "is_extra_load" THEN ' XL' ELSE '' END AS text) AS marking;--> statement-breakpoint
-- Ids that no tyre has any more become retired articles, by the names that orders and wish lists remember.
INSERT INTO "articles" ("kind", "code", "make", "title", "subtitle", "picture_key", "vat_rate", "retired_at")
SELECT DISTINCT ON (gone.id) 'tyre', gone.id, '', gone.title, gone.subtitle, '', 19, now()
FROM (
	SELECT "article_id" AS id, "title", "detail" AS subtitle, 1 AS rank FROM "order_lines"
	UNION ALL SELECT "article_id", "title", '', 2 FROM "wish_list_entries"
	UNION ALL SELECT "article_id", "article_id", '', 3 FROM "cart_lines"
	UNION ALL SELECT "article_id", "article_id", '', 3 FROM "stock"
) AS gone
WHERE NOT EXISTS (SELECT 1 FROM "tyres" WHERE "tyres"."id" = gone.id)
ORDER BY gone.id, gone.rank;--> statement-breakpoint
INSERT INTO "prices" ("article_id", "valid_from", "regular_cents")
SELECT "articles"."id", now(), "tyres"."price_cents" FROM "tyres" JOIN "articles" ON "articles"."code" = "tyres"."id" WHERE "articles"."kind" = 'tyre';--> statement-breakpoint
INSERT INTO "current_prices" ("article_id", "kind", "cents")
SELECT "articles"."id", 'tyre', "tyres"."price_cents" FROM "tyres" JOIN "articles" ON "articles"."code" = "tyres"."id" WHERE "articles"."kind" = 'tyre';--> statement-breakpoint
INSERT INTO "article_categories" ("article_id", "category_id")
SELECT "articles"."id", "categories"."id"
FROM "tyres" JOIN "articles" ON "articles"."kind" = 'tyre' AND "articles"."code" = "tyres"."id"
JOIN "categories" ON "categories"."url" = 'reifen'
	OR "categories"."url" = CASE "tyres"."season" WHEN 'sommer' THEN 'sommerreifen' WHEN 'winter' THEN 'winterreifen' ELSE 'ganzjahresreifen' END
	OR ("categories"."tyre_selection" ?| ARRAY['vehicleKind', 'runFlat']
		AND coalesce("categories"."tyre_selection" ->> 'vehicleKind', "tyres"."vehicle_kind") = "tyres"."vehicle_kind"
		AND ("categories"."tyre_selection" ->> 'runFlat' IS DISTINCT FROM 'true' OR "tyres"."run_flat_mark" IS NOT NULL));--> statement-breakpoint
INSERT INTO "warehouses" ("location_id") VALUES (NULL);--> statement-breakpoint
INSERT INTO "warehouses" ("location_id")
SELECT "id" FROM "locations"
UNION SELECT "place" FROM "stock" WHERE "place" <> 'zentrallager'
UNION SELECT part ->> 'place' FROM "order_lines", jsonb_array_elements("taken") AS part WHERE part ->> 'place' <> 'zentrallager';--> statement-breakpoint
-- What open orders took is promised to them; it lies there until it is handed over.
INSERT INTO "allocations" ("article_id", "warehouse_id", "quantity", "owner_type", "owner_id")
SELECT "articles"."id", "warehouses"."id", sum((part ->> 'quantity')::int), 'order', "order_lines"."order_id"::text
FROM "order_lines" CROSS JOIN jsonb_array_elements("taken") AS part
JOIN "articles" ON "articles"."kind" = 'tyre' AND "articles"."code" = "order_lines"."article_id"
JOIN "warehouses" ON "warehouses"."location_id" IS NOT DISTINCT FROM nullif(part ->> 'place', 'zentrallager')
GROUP BY "articles"."id", "warehouses"."id", "order_lines"."order_id"
HAVING sum((part ->> 'quantity')::int) > 0;--> statement-breakpoint
INSERT INTO "stock_levels" ("article_id", "warehouse_id", "on_hand", "allocated")
SELECT article_id, warehouse_id, sum(free) + sum(promised), sum(promised)
FROM (
	SELECT "articles"."id" AS article_id, "warehouses"."id" AS warehouse_id, "stock"."quantity" AS free, 0 AS promised
	FROM "stock" JOIN "articles" ON "articles"."kind" = 'tyre' AND "articles"."code" = "stock"."article_id"
	JOIN "warehouses" ON "warehouses"."location_id" IS NOT DISTINCT FROM nullif("stock"."place", 'zentrallager')
	UNION ALL SELECT "article_id", "warehouse_id", 0, "quantity" FROM "allocations"
) AS pieces
GROUP BY article_id, warehouse_id;--> statement-breakpoint
INSERT INTO "stock_movements" ("article_id", "warehouse_id", "delta", "reason", "at")
SELECT "article_id", "warehouse_id", "on_hand", 'opening', now() FROM "stock_levels" WHERE "on_hand" > 0;--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME COLUMN "article_id" TO "code";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "article_id" integer;--> statement-breakpoint
UPDATE "cart_lines" SET "article_id" = "articles"."id" FROM "articles" WHERE "articles"."kind" = "cart_lines"."kind" AND "articles"."code" = "cart_lines"."code";--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_cart_id_kind_article_id_pk", DROP COLUMN "kind", DROP COLUMN "code",
	ALTER COLUMN "article_id" SET NOT NULL,
	ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME COLUMN "seen_price_cents" TO "quoted_price_cents";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "article_id" TO "code";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "article_id" integer;--> statement-breakpoint
UPDATE "order_lines" SET "article_id" = "articles"."id" FROM "articles" WHERE "articles"."kind" = "order_lines"."kind" AND "articles"."code" = "order_lines"."code";--> statement-breakpoint
ALTER TABLE "order_lines" DROP COLUMN "kind", DROP COLUMN "code", DROP COLUMN "taken",
	ALTER COLUMN "article_id" SET NOT NULL,
	ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "detail" TO "subtitle";--> statement-breakpoint
ALTER TABLE "wish_list_entries" RENAME COLUMN "article_id" TO "code";--> statement-breakpoint
ALTER TABLE "wish_list_entries" ADD COLUMN "article_id" integer;--> statement-breakpoint
UPDATE "wish_list_entries" SET "article_id" = "articles"."id" FROM "articles" WHERE "articles"."kind" = "wish_list_entries"."kind" AND "articles"."code" = "wish_list_entries"."code";--> statement-breakpoint
ALTER TABLE "wish_list_entries" DROP CONSTRAINT "wish_list_entries_owner_id_location_id_selected_variant_pk",
	DROP COLUMN "kind", DROP COLUMN "code", DROP COLUMN "selected_variant",
	ALTER COLUMN "article_id" SET NOT NULL,
	ADD CONSTRAINT "wish_list_entries_owner_id_location_id_article_id_pk" PRIMARY KEY("owner_id","location_id","article_id");--> statement-breakpoint
DROP TABLE "stock";--> statement-breakpoint
DROP INDEX "tyres_size";--> statement-breakpoint
ALTER TABLE "tyres" ADD COLUMN "article_id" integer;--> statement-breakpoint
UPDATE "tyres" SET "article_id" = "articles"."id" FROM "articles" WHERE "articles"."kind" = 'tyre' AND "articles"."code" = "tyres"."id";--> statement-breakpoint
ALTER TABLE "tyres" DROP CONSTRAINT "tyres_pkey", DROP COLUMN "facet_marks", DROP COLUMN "facet_indices",
	DROP COLUMN "id", DROP COLUMN "gtin", DROP COLUMN "make", DROP COLUMN "price_cents", ADD PRIMARY KEY ("article_id");--> statement-breakpoint
ALTER TABLE "carts" RENAME COLUMN "session_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "session_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "way" TO "order_type";--> statement-breakpoint
ALTER INDEX "orders_session" RENAME TO "orders_owner";--> statement-breakpoint
ALTER TABLE "checkouts" RENAME COLUMN "way" TO "order_type";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "reservation_days" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "subject_key" text CONSTRAINT "mails_subjectKey_unique" UNIQUE;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyres" ADD CONSTRAINT "tyres_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_list_entries" ADD CONSTRAINT "wish_list_entries_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_article" UNIQUE("cart_id","article_id","options");--> statement-breakpoint
CREATE INDEX "article_categories_category" ON "article_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_gtin" ON "articles" USING btree ("gtin") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "articles_group" ON "articles" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "components_component" ON "components" USING btree ("component_id");--> statement-breakpoint
CREATE INDEX "allocations_owner" ON "allocations" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE INDEX "allocations_level" ON "allocations" USING btree ("article_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "allocations_expiry" ON "allocations" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "stock_levels_available" ON "stock_levels" USING btree ("warehouse_id","article_id") WHERE on_hand > allocated;--> statement-breakpoint
CREATE INDEX "stock_movements_level" ON "stock_movements" USING btree ("article_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "current_prices_network" ON "current_prices" USING btree ("kind","cents","article_id") WHERE location_id is null;--> statement-breakpoint
CREATE INDEX "current_prices_location" ON "current_prices" USING btree ("location_id","kind","cents","article_id");--> statement-breakpoint
CREATE INDEX "price_switches_at" ON "price_switches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "prices_article" ON "prices" USING btree ("article_id","location_id","valid_from");--> statement-breakpoint
CREATE INDEX "rims_size" ON "rims" USING btree ("diameter_tenths","bolt_holes","bolt_circle_tenths");--> statement-breakpoint
CREATE INDEX "cart_lines_of_article" ON "cart_lines" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "order_lines_article" ON "order_lines" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "wish_list_article" ON "wish_list_entries" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "tyres_size" ON "tyres" USING btree ("width","aspect","rim_tenths");
