ALTER TABLE "fulfilment_events" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
UPDATE "fulfilment_events" SET "until" = "reason"::timestamptz, "reason" = NULL WHERE "kind" = 'prolonged';
