ALTER TABLE "bank_transfers" ALTER COLUMN "amount_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "identity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "kind" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "end_to_end" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "bank_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "twin_id" uuid;--> statement-breakpoint
CREATE INDEX "bank_transfers_identity" ON "bank_transfers" USING btree ("iban","identity");--> statement-breakpoint
CREATE INDEX "bank_transfers_sum" ON "bank_transfers" USING btree ("iban","amount_cents","booked_on");