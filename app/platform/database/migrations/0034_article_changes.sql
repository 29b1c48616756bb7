CREATE TABLE "article_changes" (
	"article_id" integer NOT NULL,
	"location_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_changes_article" ON "article_changes" USING btree ("article_id","at");