CREATE TABLE "repeats" (
	"key" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"claim" text NOT NULL,
	"made" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "repeats_started" ON "repeats" USING btree ("started_at");