CREATE TABLE "tag_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"txid" xid8 DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tag_moves_txid" ON "tag_moves" USING btree ("txid");--> statement-breakpoint
-- The triggers of both functions go with them.
DROP FUNCTION "advance_network_epoch"() CASCADE;--> statement-breakpoint
DROP FUNCTION "advance_epoch"() CASCADE;--> statement-breakpoint
DROP TABLE "epochs";--> statement-breakpoint
-- Whoever changes one of these tables, also by hand: every node makes anew what it has made from it. The argument is the tag.
CREATE FUNCTION "touch_tag"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "tag_moves" ("tag") VALUES (TG_ARGV[0]);
	PERFORM pg_notify('radhaus_tags', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "hosts_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hosts"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');--> statement-breakpoint
CREATE TRIGGER "locations_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');--> statement-breakpoint
CREATE TRIGGER "redirect_rules_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirect_rules"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');--> statement-breakpoint
CREATE TRIGGER "categories_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('categories');--> statement-breakpoint
CREATE TRIGGER "coupons_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "coupons"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('coupons');--> statement-breakpoint
-- The same for tables whose rows belong to a location each, or to all of them ('*'): `menu:muster`.
CREATE FUNCTION "touch_location_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "tag_moves" ("tag") SELECT DISTINCT TG_ARGV[0] || ':' || "location_url" FROM "old_rows";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "tag_moves" ("tag") SELECT DISTINCT TG_ARGV[0] || ':' || "location_url" FROM "new_rows";
	END IF;
	PERFORM pg_notify('radhaus_tags', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "navigation_contents_insert" AFTER INSERT ON "navigation_contents" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('menu');--> statement-breakpoint
CREATE TRIGGER "navigation_contents_update" AFTER UPDATE ON "navigation_contents" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('menu');--> statement-breakpoint
CREATE TRIGGER "navigation_contents_delete" AFTER DELETE ON "navigation_contents" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('menu');--> statement-breakpoint
CREATE TRIGGER "navigation_contents_truncate" AFTER TRUNCATE ON "navigation_contents"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('menu');--> statement-breakpoint
CREATE TRIGGER "offers_insert" AFTER INSERT ON "offers" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('offers');--> statement-breakpoint
CREATE TRIGGER "offers_update" AFTER UPDATE ON "offers" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('offers');--> statement-breakpoint
CREATE TRIGGER "offers_delete" AFTER DELETE ON "offers" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('offers');--> statement-breakpoint
CREATE TRIGGER "offers_truncate" AFTER TRUNCATE ON "offers"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('offers');--> statement-breakpoint
CREATE TRIGGER "page_texts_insert" AFTER INSERT ON "page_texts" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('texts');--> statement-breakpoint
CREATE TRIGGER "page_texts_update" AFTER UPDATE ON "page_texts" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('texts');--> statement-breakpoint
CREATE TRIGGER "page_texts_delete" AFTER DELETE ON "page_texts" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('texts');--> statement-breakpoint
CREATE TRIGGER "page_texts_truncate" AFTER TRUNCATE ON "page_texts"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('texts');
