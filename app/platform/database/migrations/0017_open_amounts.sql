CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"iban" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"payer" text NOT NULL,
	"payer_iban" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"subjects" text[] NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_transfers_digest_unique" UNIQUE("digest"),
	CONSTRAINT "bank_transfers_amount" CHECK ("bank_transfers"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_cents" integer NOT NULL DEFAULT 0;--> statement-breakpoint
UPDATE orders SET open_cents = greatest(0, kept.cents + shipping_cents - coalesce(ledger.balance, 0))
FROM (
	SELECT order_id, sum(pieces) AS pieces,
		sum(pieces * (unit_price_cents + deposit_cents) - round(discount_cents::numeric * pieces / quantity)) AS cents
	FROM (SELECT *, quantity - returned - cancelled - lapsed AS pieces FROM order_lines) lines GROUP BY order_id
) kept
LEFT JOIN (
	SELECT subject, sum(CASE kind WHEN 'received' THEN amount_cents WHEN 'refunded' THEN -amount_cents WHEN 'charged-back' THEN -amount_cents ELSE 0 END) AS balance
	FROM payment_events GROUP BY subject
) ledger ON ledger.subject = 'order:' || kept.order_id
WHERE kept.order_id = orders.id AND kept.pieces > 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "open_cents" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "bank_transfers_open" ON "bank_transfers" USING btree ("read_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "bank_transfers_booked" ON "bank_transfers" USING btree ("booked_on");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_open" CHECK ("orders"."open_cents" between 0 and "orders"."total_cents");