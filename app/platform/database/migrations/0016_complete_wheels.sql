CREATE TABLE "complete_wheels" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"rim_id" integer NOT NULL,
	"tyre_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "current_prices" ADD COLUMN "is_sum" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "pricing" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "complete_wheels" ADD CONSTRAINT "complete_wheels_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_wheels" ADD CONSTRAINT "complete_wheels_rim" FOREIGN KEY ("article_id","rim_id") REFERENCES "public"."components"("article_id","component_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_wheels" ADD CONSTRAINT "complete_wheels_tyre" FOREIGN KEY ("article_id","tyre_id") REFERENCES "public"."components"("article_id","component_id") ON DELETE no action ON UPDATE no action;