ALTER TABLE "order_lines" ADD COLUMN "waived_deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "approve_at" text;