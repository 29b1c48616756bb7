CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("asked_at") WHERE state in ('capturing', 'pending');--> statement-breakpoint
UPDATE "locations" SET "payments" = "payments" || jsonb_build_object('methods', "unread"->'stammblatt.zahlungsarten'),
	"unread" = "unread" - 'stammblatt.zahlungsarten'
WHERE jsonb_typeof("unread"->'stammblatt.zahlungsarten') = 'object';
