-- What files say and no page reads is stored again: an export has to write it.
ALTER TABLE "hosts" ADD COLUMN "cookie_pro_domain_id" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "unread" jsonb DEFAULT '{}'::jsonb NOT NULL;
