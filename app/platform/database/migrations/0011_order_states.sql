CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"scope" text,
	"order_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "state" text DEFAULT 'placed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_received" ON "withdrawals" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE state in ('placed', 'ready') and held_until is not null;--> statement-breakpoint
-- What is known of orders from before: their pieces were handed over, given back, or are put aside. Reserved goods are put
-- aside for whole days from now on, as pages say it. A node of the version before may still write orders meanwhile.
UPDATE "allocations" SET "expires_at" = (date_trunc('day', "expires_at" AT TIME ZONE 'Europe/Berlin') + interval '1 day') AT TIME ZONE 'Europe/Berlin'
	WHERE "expires_at" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "held_until" = "promised"."until" FROM (
	SELECT "owner_id", max("expires_at") AS "until" FROM "allocations" WHERE "owner_type" = 'order' GROUP BY "owner_id") AS "promised"
	WHERE "promised"."owner_id" = "orders"."id"::text AND "order_type" = 'reservierung';--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "state", "actor", "at")
	SELECT "orders"."id", CASE "delivery" WHEN 'versand' THEN 'shipped' ELSE 'collected' END, 'staff', max("stock_movements"."at")
	FROM "orders" JOIN "stock_movements" ON "reference" = "number" AND "reason" = 'fulfilment' GROUP BY "orders"."id";--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "state", "actor", "at")
	SELECT "orders"."id", CASE "order_type" WHEN 'reservierung' THEN 'lapsed' ELSE 'cancelled' END,
		CASE "order_type" WHEN 'reservierung' THEN 'clock' ELSE 'staff' END, now()
	FROM "orders"
	WHERE NOT EXISTS (SELECT FROM "order_events" WHERE "order_id" = "orders"."id")
		AND NOT EXISTS (SELECT FROM "allocations" WHERE "owner_type" = 'order' AND "owner_id" = "orders"."id"::text)
		AND EXISTS (
			SELECT FROM "order_lines" LEFT JOIN "components" ON "components"."article_id" = "order_lines"."article_id"
			JOIN "articles" ON "articles"."id" = coalesce("components"."component_id", "order_lines"."article_id")
			WHERE "order_id" = "orders"."id" AND NOT ("is_own_article" AND NOT "is_stock_keeping"));--> statement-breakpoint
UPDATE "orders" SET "state" = "order_events"."state" FROM "order_events" WHERE "order_id" = "orders"."id";
