CREATE TABLE "health_reports" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "health_reports_one" CHECK ("health_reports"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"made_at" timestamp with time zone NOT NULL,
	"bytes" bigint
);
--> statement-breakpoint
ALTER TABLE "article_images" ADD COLUMN "original_hash" text;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_original_hash_pictures_hash_fk" FOREIGN KEY ("original_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_original" ON "article_images" USING btree ("original_hash") WHERE original_hash is not null;