ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_article_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_warehouse_id_warehouses_id_fk";
--> statement-breakpoint
INSERT INTO "stock_levels" ("article_id", "warehouse_id")
	SELECT DISTINCT "article_id", "warehouse_id" FROM "stock_movements" ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_of_level" FOREIGN KEY ("article_id","warehouse_id") REFERENCES "public"."stock_levels"("article_id","warehouse_id") ON DELETE no action ON UPDATE no action;