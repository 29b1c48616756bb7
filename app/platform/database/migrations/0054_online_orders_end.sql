CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
-- Orders that wait for an online payment of which none is under way: the shopper has a day, then their pieces are free.
UPDATE "orders" SET "held_until" = now() + interval '1 day'
WHERE "order_type" = 'kauf' AND "held_until" IS NULL AND "payment_state" = 'open'
	AND "payment" IN ('paypal', 'kreditkarte', 'sepa')
	AND "fulfilment" IN ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped')
	AND NOT EXISTS (SELECT FROM "payments" WHERE "payments"."subject" = 'order:' || "orders"."id" AND "payments"."state" IN ('capturing', 'pending'));
