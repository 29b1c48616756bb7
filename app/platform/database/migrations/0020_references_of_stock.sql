ALTER TABLE "stock_levels" DROP CONSTRAINT "stock_levels_warehouse_id_warehouses_id_fk";
--> statement-breakpoint
ALTER TABLE "stock_levels" DROP CONSTRAINT "stock_levels_of_no_kits";
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_of_level";
--> statement-breakpoint
-- OFFSET keeps a look-up by key for each row: a plan that a session caches for many rows must not scan the table for one.
CREATE FUNCTION "check_stock_levels"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM (SELECT DISTINCT "article_id", "is_kit" FROM "new_rows") AS "named" WHERE NOT EXISTS
		(SELECT FROM "articles" WHERE "articles"."id" = "named"."article_id" AND "articles"."is_kit" = "named"."is_kit" OFFSET 0)) THEN
		RAISE foreign_key_violation USING MESSAGE = 'stock_levels_of_no_kits: a level belongs to an article that is no kit';
	END IF;
	IF EXISTS (SELECT FROM (SELECT DISTINCT "warehouse_id" FROM "new_rows") AS "named" WHERE NOT EXISTS
		(SELECT FROM "warehouses" WHERE "warehouses"."id" = "named"."warehouse_id" OFFSET 0)) THEN
		RAISE foreign_key_violation USING MESSAGE = 'stock_levels_of_warehouse: a level belongs to a warehouse';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_levels_insert" AFTER INSERT ON "stock_levels" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "check_stock_levels"();--> statement-breakpoint
CREATE FUNCTION "check_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "new_rows" WHERE NOT EXISTS
		(SELECT FROM "stock_levels" WHERE ("stock_levels"."article_id", "stock_levels"."warehouse_id") =
			("new_rows"."article_id", "new_rows"."warehouse_id") OFFSET 0)) THEN
		RAISE foreign_key_violation USING MESSAGE = 'stock_movements_of_level: a movement belongs to a level';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_movements_insert" AFTER INSERT ON "stock_movements" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "check_stock_movements"();--> statement-breakpoint
-- What is referred to stays, so that the checks above need no locks.
CREATE FUNCTION "refuse_stock_key_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE foreign_key_violation USING MESSAGE = 'rows of ' || TG_TABLE_NAME || ' and their keys stay: stock refers to them';
END
$$;--> statement-breakpoint
CREATE TRIGGER "articles_stay" BEFORE DELETE OR TRUNCATE OR UPDATE OF "id", "is_kit" ON "articles"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_stock_key_change"();--> statement-breakpoint
CREATE TRIGGER "warehouses_stay" BEFORE DELETE OR TRUNCATE OR UPDATE OF "id" ON "warehouses"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_stock_key_change"();--> statement-breakpoint
CREATE TRIGGER "stock_levels_stay" BEFORE DELETE OR TRUNCATE OR UPDATE OF "article_id", "is_kit", "warehouse_id" ON "stock_levels"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_stock_key_change"();--> statement-breakpoint
CREATE TRIGGER "stock_movements_stay" BEFORE UPDATE OF "article_id", "warehouse_id" ON "stock_movements"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_stock_key_change"();
