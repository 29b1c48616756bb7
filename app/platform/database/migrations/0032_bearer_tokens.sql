ALTER TABLE "sessions" ALTER COLUMN "host_group" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "expires_at" timestamp with time zone;