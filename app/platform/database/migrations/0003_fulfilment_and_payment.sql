CREATE TABLE "fulfilment_event_lines" (
	"event_id" bigint NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "fulfilment_event_lines_event_id_line_id_pk" PRIMARY KEY("event_id","line_id"),
	CONSTRAINT "fulfilment_event_lines_quantity" CHECK ("fulfilment_event_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "fulfilment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fulfilment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("subject","kind","reference"),
	CONSTRAINT "payment_events_amount" CHECK ("payment_events"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"register_court" text NOT NULL,
	"register_number" text NOT NULL,
	"vat_id" text NOT NULL,
	"management" text NOT NULL,
	"shareholder_number" text NOT NULL,
	"bank" jsonb,
	"invoiced_by" text
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "options" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "options" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "parts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ready" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "handed_over" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "lapsed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilment" text DEFAULT 'confirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_state" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "company_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "fulfilment_event_lines" ADD CONSTRAINT "fulfilment_event_lines_event_id_fulfilment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."fulfilment_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilment_event_lines" ADD CONSTRAINT "fulfilment_event_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilment_events" ADD CONSTRAINT "fulfilment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fulfilment_events_order" ON "fulfilment_events" USING btree ("order_id");--> statement-breakpoint
-- What is known of orders from before. Staff had no names then; who gave pieces back is not known, either.
INSERT INTO "fulfilment_events" ("order_id", "kind", "actor_type", "actor_id", "at")
	SELECT "order_id", CASE "order_events"."state" WHEN 'collected' THEN 'handed-over' ELSE "order_events"."state" END,
		CASE "actor" WHEN 'shopper' THEN 'customer' WHEN 'clock' THEN 'job' ELSE 'staff' END,
		CASE "actor" WHEN 'shopper' THEN "owner_id" WHEN 'clock' THEN 'lapse-reservations' ELSE 'unknown' END, "at"
	FROM "order_events" JOIN "orders" ON "orders"."id" = "order_id" ORDER BY "order_events"."id";--> statement-breakpoint
INSERT INTO "fulfilment_event_lines" ("event_id", "line_id", "quantity")
	SELECT "fulfilment_events"."id", "order_lines"."id", "quantity"
	FROM "fulfilment_events" JOIN "order_lines" USING ("order_id");--> statement-breakpoint
WITH "came_back" AS (
	SELECT "order_lines"."id" AS "line_id", "order_id", least("quantity", sum("delta"))::int AS "quantity", max("at") AS "at"
	FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_id"
	JOIN "stock_movements" ON "reference" = "number" AND "reason" = 'return' AND "stock_movements"."article_id" = "order_lines"."article_id"
	WHERE "orders"."state" IN ('collected', 'shipped') AND NOT EXISTS (
		SELECT FROM "order_lines" AS "other" WHERE "other"."order_id" = "order_lines"."order_id"
			AND "other"."article_id" = "order_lines"."article_id" AND "other"."position" < "order_lines"."position")
	GROUP BY "order_lines"."id", "order_id", "quantity"
), "event" AS (
	INSERT INTO "fulfilment_events" ("order_id", "kind", "actor_type", "actor_id", "at")
	SELECT "order_id", 'returned', 'staff', 'unknown', max("at") FROM "came_back" GROUP BY "order_id" RETURNING "id", "order_id"
)
INSERT INTO "fulfilment_event_lines" ("event_id", "line_id", "quantity")
	SELECT "event"."id", "line_id", "quantity" FROM "event" JOIN "came_back" USING ("order_id");--> statement-breakpoint
UPDATE "order_lines" SET "returned" = "came_back"."quantity" FROM (
	SELECT "line_id", "quantity" FROM "fulfilment_event_lines" JOIN "fulfilment_events" ON "fulfilment_events"."id" = "event_id"
	WHERE "kind" = 'returned') AS "came_back" WHERE "line_id" = "order_lines"."id";--> statement-breakpoint
UPDATE "order_lines" SET
	"ready" = CASE "state" WHEN 'ready' THEN "quantity" ELSE 0 END,
	"handed_over" = CASE "state" WHEN 'collected' THEN "quantity" - "returned" ELSE 0 END,
	"shipped" = CASE "state" WHEN 'shipped' THEN "quantity" - "returned" ELSE 0 END,
	"cancelled" = CASE "state" WHEN 'cancelled' THEN "quantity" ELSE 0 END,
	"lapsed" = CASE "state" WHEN 'lapsed' THEN "quantity" ELSE 0 END
	FROM "orders" WHERE "orders"."id" = "order_id";--> statement-breakpoint
UPDATE "order_lines" SET "parts" = CASE
	WHEN "articles"."is_kit" THEN coalesce((
		SELECT jsonb_object_agg("component_id", "components"."quantity") FROM "components" JOIN "articles" AS "part" ON "part"."id" = "component_id"
		WHERE "components"."article_id" = "order_lines"."article_id" AND NOT ("part"."is_own_article" AND NOT "part"."is_stock_keeping")), '{}')
	WHEN "is_own_article" AND NOT "is_stock_keeping" THEN '{}'
	ELSE jsonb_build_object("article_id", 1) END
	FROM "articles" WHERE "articles"."id" = "article_id";--> statement-breakpoint
UPDATE "orders" SET
	"fulfilment" = CASE "state" WHEN 'placed' THEN 'confirmed' WHEN 'collected' THEN 'handed-over' ELSE "state" END,
	"payment_state" = CASE "total_cents" WHEN 0 THEN 'paid' ELSE 'open' END;--> statement-breakpoint
UPDATE "orders" SET "fulfilment" = 'returned' WHERE "state" IN ('collected', 'shipped')
	AND NOT EXISTS (SELECT FROM "order_lines" WHERE "order_id" = "orders"."id" AND "returned" < "quantity");--> statement-breakpoint
-- The settings of today are the best that is known of what was told then. VAT was rounded for each line.
UPDATE "orders" SET "confirmed" = jsonb_build_object(
	'seller', '{"firma": "", "strasse": "", "plz": "", "ort": "", "land": "DE", "telefon": "", "email": "", "registergericht": "", "hrb": "", "ustId": "", "geschaeftsfuehrung": ""}'::jsonb
		|| coalesce("told"."company", '{}') || jsonb_build_object('bank', "told"."payments"->'bank'),
	'title', coalesce("told"."title", ''), 'city', coalesce("told"."city", ''),
	'carriers', coalesce((
		SELECT jsonb_agg(CASE WHEN "code" IN ('hermes', 'spedition') THEN initcap("code") ELSE upper("code") END)
		FROM jsonb_array_elements_text(CASE jsonb_typeof("told"."delivery"->'carriers') WHEN 'array' THEN "told"."delivery"->'carriers' ELSE '[]' END) AS "code"), '["DHL"]'),
	'collectFrom', (
		SELECT to_char("placed_at" AT TIME ZONE 'Europe/Berlin' + interval '2 days', 'YYYY-MM-DD') FROM "allocations"
		JOIN "warehouses" ON "warehouses"."id" = "warehouse_id" WHERE "owner_type" = 'order' AND "owner_id" = "orders"."id"::text
		AND "warehouses"."location_id" IS DISTINCT FROM "orders"."location_id" LIMIT 1),
	'parcelBy', to_char("placed_at" AT TIME ZONE 'Europe/Berlin' + interval '6 days', 'YYYY-MM-DD'),
	'vat', (
		SELECT coalesce(jsonb_agg(jsonb_build_object('rate', "rate", 'goodsCents', "goods", 'shippingCents', "shipping",
			'depositCents', "deposit", 'vatCents', "vat") ORDER BY "rate" DESC), '[]')
		FROM (
			SELECT "rate", sum("goods")::int AS "goods", sum("shipping")::int AS "shipping", sum("deposit")::int AS "deposit",
				sum(round(("goods" + "shipping" + "deposit") * "rate"::numeric / (100 + "rate")))::int AS "vat"
			FROM (
				SELECT "vat_rate" AS "rate", "unit_price_cents" * "quantity" - "order_lines"."discount_cents" AS "goods", 0 AS "shipping",
					"order_lines"."deposit_cents" * "quantity" AS "deposit" FROM "order_lines" WHERE "order_id" = "orders"."id"
				UNION ALL SELECT 19, 0, "orders"."shipping_cents", 0 WHERE "orders"."shipping_cents" > 0) AS "parts"
			GROUP BY "rate") AS "by_rate"))
	FROM (SELECT "placed"."id", "locations"."company", "locations"."payments", "locations"."delivery", "locations"."title", "locations"."city"
		FROM "orders" AS "placed" LEFT JOIN "locations" ON "locations"."id" = "placed"."location_id") AS "told"
	WHERE "told"."id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "confirmed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_state" SET NOT NULL;--> statement-breakpoint
DROP TABLE "order_events" CASCADE;--> statement-breakpoint
DROP INDEX "orders_held";--> statement-breakpoint
-- A company was written with each location that it has.
INSERT INTO "companies" ("code", "name", "register_court", "register_number", "vat_id", "management", "shareholder_number", "bank")
	SELECT min("url"), "name", "court", "number", "vat", "management", "share", "account" FROM (
		SELECT "url", coalesce("company"->>'firma', '') AS "name", coalesce("company"->>'registergericht', '') AS "court", coalesce("company"->>'hrb', '') AS "number",
			coalesce("company"->>'ustId', '') AS "vat", coalesce("company"->>'geschaeftsfuehrung', '') AS "management",
			coalesce("unread"->>'gesellschafterNr', '0') AS "share", nullif("payments"->'bank', 'null') AS "account" FROM "locations") AS "sellers"
	GROUP BY "name", "court", "number", "vat", "management", "share", "account";--> statement-breakpoint
UPDATE "locations" SET "company_code" = "companies"."code" FROM "companies"
	WHERE "name" = coalesce("company"->>'firma', '') AND "register_court" = coalesce("company"->>'registergericht', '')
		AND "register_number" = coalesce("company"->>'hrb', '') AND "vat_id" = coalesce("company"->>'ustId', '')
		AND "management" = coalesce("company"->>'geschaeftsfuehrung', '') AND "shareholder_number" = coalesce("unread"->>'gesellschafterNr', '0')
		AND "bank" IS NOT DISTINCT FROM nullif("payments"->'bank', 'null');--> statement-breakpoint
UPDATE "locations" SET "address" = CASE jsonb_typeof("company") WHEN 'object'
		THEN "company" - '{firma,registergericht,hrb,ustId,geschaeftsfuehrung}'::text[] ELSE '{}' END,
	"payments" = CASE jsonb_typeof("payments") WHEN 'object' THEN "payments" - 'bank' ELSE "payments" END,
	"unread" = CASE jsonb_typeof("unread") WHEN 'object' THEN "unread" - 'gesellschafterNr' ELSE "unread" END;--> statement-breakpoint
UPDATE "orders" SET "confirmed" = jsonb_set("orders"."confirmed", '{seller}', "orders"."confirmed"->'seller'
		|| jsonb_build_object('gesellschafterNr', coalesce("companies"."shareholder_number", '0'), 'rechnungVon', "orders"."confirmed"->'seller'->'firma'))
	FROM "orders" AS "placed" LEFT JOIN "locations" ON "locations"."id" = "placed"."location_id"
		LEFT JOIN "companies" ON "companies"."code" = "locations"."company_code"
	WHERE "placed"."id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "address" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "company";--> statement-breakpoint
CREATE TRIGGER "companies_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "companies"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');--> statement-breakpoint
UPDATE "cart_lines" SET "options" = '[]' WHERE jsonb_typeof("options") <> 'array';--> statement-breakpoint
UPDATE "order_lines" SET "options" = CASE WHEN jsonb_typeof("options"->'vehicle') = 'object'
	THEN jsonb_build_array('{"kind": "vehicle"}'::jsonb || ("options"->'vehicle')) ELSE '[]' END
	WHERE jsonb_typeof("options") <> 'array';--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped') and held_until is not null;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_pieces" CHECK (least("order_lines"."ready", "order_lines"."handed_over", "order_lines"."shipped", "order_lines"."returned", "order_lines"."cancelled", "order_lines"."lapsed") >= 0
        and "order_lines"."ready" + "order_lines"."handed_over" + "order_lines"."shipped" + "order_lines"."returned" + "order_lines"."cancelled" + "order_lines"."lapsed" <= "order_lines"."quantity");