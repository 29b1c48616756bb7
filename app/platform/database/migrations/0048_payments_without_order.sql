ALTER TABLE "payments" ADD COLUMN "location_id" text;--> statement-breakpoint
-- An approval that a refused order had claimed: nothing was taken, and its cart may still be ordered.
UPDATE "payments" SET "subject" = 'cart:' || "checkouts"."cart_id", "state" = 'redirected'
FROM "checkouts"
WHERE "checkouts"."payment_id" = "payments"."id" AND "payments"."provider" = 'paypal' AND "payments"."state" = 'capturing'
	AND "payments"."subject" LIKE 'order:%'
	AND NOT EXISTS (SELECT FROM "orders" WHERE 'order:' || "orders"."id" = "payments"."subject");--> statement-breakpoint
UPDATE "payments" SET "location_id" = "orders"."location_id"
FROM "orders" WHERE "payments"."subject" = 'order:' || "orders"."id";--> statement-breakpoint
UPDATE "payments" SET "location_id" = "carts"."location_id"
FROM "carts" WHERE "payments"."subject" = 'cart:' || "carts"."id";--> statement-breakpoint
-- The job that settles payments looks at them: reserved money is released, and what came goes back.
UPDATE "payments" SET "problem" = 'without-order ' || "provider" || ' ' || coalesce("reference", "id"::text)
WHERE "state" IN ('capturing', 'pending') AND "subject" LIKE 'order:%' AND "problem" IS NULL
	AND NOT EXISTS (SELECT FROM "orders" WHERE 'order:' || "orders"."id" = "payments"."subject");
