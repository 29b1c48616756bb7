ALTER TABLE "hosts" DROP COLUMN "cookie_pro_domain_id";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "status";