CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"payment_id" uuid,
	"amount_cents" integer NOT NULL,
	"key" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"actor_type" text NOT NULL,
	"actor_id" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_once" UNIQUE NULLS NOT DISTINCT("subject","key","payment_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "fulfilment_events" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "fulfilment_events" ADD COLUMN "parcels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fulfilment_events" ADD COLUMN "goods" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "closed_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_subject" ON "refunds" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_proposed" ON "refunds" USING btree ("subject") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("created_at") WHERE state in ('proposed', 'requested', 'unknown', 'sent') or problem is not null;--> statement-breakpoint
CREATE INDEX "stock_levels_short" ON "stock_levels" USING btree ("article_id","warehouse_id") WHERE on_hand < allocated;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("placed_at") WHERE payment = 'vorkasse' and payment_state in ('open', 'pending', 'partly-paid')
          and fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped');--> statement-breakpoint
CREATE INDEX "orders_ready" ON "orders" USING btree ("ready_at") WHERE fulfilment = 'ready';--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("received_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "payments_problem" ON "payments" USING btree ("created_at") WHERE problem is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_capture" UNIQUE("provider","capture");
--> statement-breakpoint
UPDATE "payments" SET "capture" = "event"."reference" FROM "payment_events" "event"
WHERE "event"."subject" = "payments"."subject" AND "event"."kind" = 'received' AND "event"."actor_type" = 'provider'
	AND "payments"."state" IN ('paid', 'held')
	AND 1 = (SELECT count(*) FROM "payments" "other" WHERE "other"."subject" = "payments"."subject" AND "other"."state" IN ('paid', 'held'));--> statement-breakpoint
UPDATE "orders" SET "ready_at" = (SELECT max("at") FROM "fulfilment_events" WHERE "order_id" = "orders"."id" AND "kind" = 'ready')
WHERE "fulfilment" = 'ready';--> statement-breakpoint
INSERT INTO "refunds" ("id", "subject", "amount_cents", "key", "reason", "actor_type", "actor_id", "state", "created_at", "asked_at")
SELECT gen_random_uuid(), "subject", "left", 'proposal', NULL, 'job', 'migration', 'proposed', now(), now()
FROM (
	SELECT "event"."subject", sum(CASE "event"."kind" WHEN 'received' THEN "event"."amount_cents" WHEN 'refunded' THEN -"event"."amount_cents"
		WHEN 'charged-back' THEN -"event"."amount_cents" ELSE 0 END) AS "left"
	FROM "payment_events" "event" JOIN "orders" ON "event"."subject" = 'order:' || "orders"."id"
	WHERE "orders"."fulfilment" = 'cancelled' GROUP BY "event"."subject"
) "paid" WHERE "left" > 0;
