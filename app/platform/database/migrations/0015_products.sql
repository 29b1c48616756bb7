CREATE TABLE "category_fields" (
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"is_multiple" boolean DEFAULT false NOT NULL,
	CONSTRAINT "category_fields_category_id_name_pk" PRIMARY KEY("category_id","name"),
	CONSTRAINT "category_fields_unit" CHECK ("category_fields"."unit" is null or "category_fields"."type" = 'number')
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"car_make" text,
	"content_milli" integer,
	"content_unit" text,
	CONSTRAINT "product_variants_content" CHECK (("product_variants"."content_milli" is null) = ("product_variants"."content_unit" is null)),
	CONSTRAINT "product_variants_content_positive" CHECK ("product_variants"."content_milli" > 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"group_id" integer PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"description" text NOT NULL,
	"safety" text,
	"facts" jsonb NOT NULL,
	"gallery" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "deposit_cents" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_fields" ADD CONSTRAINT "category_fields_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group_id_article_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."article_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_deposit" CHECK ("articles"."deposit_cents" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."goods_cents" - "orders"."discount_cents" + "orders"."shipping_cents" + "orders"."deposit_cents");--> statement-breakpoint
CREATE TRIGGER "category_fields_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_fields"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('categories');
