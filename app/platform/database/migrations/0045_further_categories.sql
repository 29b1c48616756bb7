ALTER TABLE "article_categories" ADD COLUMN "is_further" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "further_category_ids" text[] DEFAULT '{}' NOT NULL;