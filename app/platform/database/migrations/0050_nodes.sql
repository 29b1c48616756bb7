CREATE TABLE "nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ahead_ms" bigint NOT NULL,
	"fingerprints" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_reports" DROP CONSTRAINT "health_reports_one";--> statement-breakpoint
ALTER TABLE "health_reports" ADD CONSTRAINT "health_reports_known" CHECK ("health_reports"."id" in (1, 2));