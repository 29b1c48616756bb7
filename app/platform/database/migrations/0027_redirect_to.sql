ALTER TABLE "locations" ADD COLUMN "redirect_to" text;--> statement-breakpoint
UPDATE "locations" SET "redirect_to" = "unread"->>'redirectTo';--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "unread";
