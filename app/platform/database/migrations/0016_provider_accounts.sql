CREATE TABLE "payment_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"message" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_messages_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "provider_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"company_code" text,
	"location_id" text,
	"mode" text NOT NULL,
	"credentials" jsonb NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_accounts_owner" UNIQUE NULLS NOT DISTINCT("provider","company_code","location_id"),
	CONSTRAINT "provider_accounts_one_owner" CHECK (num_nonnulls(company_code, location_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account" text DEFAULT 'environment' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mandate" jsonb;--> statement-breakpoint
ALTER TABLE "payment_messages" ADD CONSTRAINT "payment_messages_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_messages_payment" ON "payment_messages" USING btree ("payment_id");--> statement-breakpoint
UPDATE "locations" SET
  "payments" = "payments" || jsonb_build_object(
    'paypalClientId', "unread" -> 'paypalClientId',
    'payone', coalesce("unread" -> 'stammblatt.payone', '{"aid": null}'),
    'wallets', coalesce("unread" -> 'stammblatt.subZahlungsarten', '[]')
  ),
  "unread" = "unread" - 'paypalClientId' - 'stammblatt.payone' - 'stammblatt.subZahlungsarten';
