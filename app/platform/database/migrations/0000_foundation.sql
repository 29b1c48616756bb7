CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"host_group" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"article_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price_cents" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_kind_article_id_pk" PRIMARY KEY("cart_id","kind","article_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"location_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"article_id" text NOT NULL,
	"place" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_article_id_place_pk" PRIMARY KEY("article_id","place"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tyres" (
	"id" text PRIMARY KEY NOT NULL,
	"gtin" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"season" text NOT NULL,
	"vehicle_kind" text NOT NULL,
	"width" smallint NOT NULL,
	"aspect" smallint NOT NULL,
	"construction" text NOT NULL,
	"rim_tenths" smallint NOT NULL,
	"load_index" smallint NOT NULL,
	"twin_load_index" smallint,
	"speed_index" text NOT NULL,
	"speed_kmh" smallint NOT NULL,
	"is_extra_load" boolean NOT NULL,
	"is_commercial" boolean NOT NULL,
	"run_flat_mark" text,
	"oe_mark" text,
	"has_alpine_symbol" boolean NOT NULL,
	"is_mud_and_snow" boolean NOT NULL,
	"has_rim_protection" boolean NOT NULL,
	"has_ice_grip" boolean NOT NULL,
	"fuel_class" text NOT NULL,
	"wet_class" text NOT NULL,
	"noise_class" text NOT NULL,
	"noise_db" smallint NOT NULL,
	"eprel_id" text,
	"price_cents" integer NOT NULL,
	"tread" text NOT NULL,
	"dot_year" smallint NOT NULL,
	"facet_marks" integer GENERATED ALWAYS AS ((ascii(season) * 1000 + (ascii(fuel_class) - 65) * 100 + (ascii(wet_class) - 65) * 10 + ascii(noise_class) - 65) * 8 + has_alpine_symbol::int * 4 + (run_flat_mark is not null)::int * 2 + is_extra_load::int) STORED,
	"facet_indices" integer GENERATED ALWAYS AS (load_index * 1000 + speed_kmh) STORED,
	CONSTRAINT "tyres_gtin_unique" UNIQUE("gtin")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"contact" jsonb,
	"address" jsonb,
	"delivery" text DEFAULT 'abholung' NOT NULL,
	"payment" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"article_id" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"taken" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"location_id" text NOT NULL,
	"way" text NOT NULL,
	"contact" jsonb NOT NULL,
	"address" jsonb,
	"delivery" text NOT NULL,
	"payment" text,
	"goods_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."goods_cents" + "orders"."shipping_cents")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"id" text PRIMARY KEY NOT NULL,
	"hostname" text NOT NULL,
	"location_url" text,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"is_shop_system" boolean DEFAULT false NOT NULL,
	"index_location_url" text,
	"cookie_pro_domain_id" text,
	"matomo_site_id" text
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"hostname" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'default' NOT NULL,
	"city" text NOT NULL,
	"company" jsonb NOT NULL,
	"bank" jsonb,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"partner_number" text,
	"main_make" text,
	"redirect_url" text,
	"sublocation_url" text,
	"redirect_sublocations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"redirect_to" text,
	"is_techno" boolean DEFAULT false NOT NULL,
	"no_service_request" boolean DEFAULT false NOT NULL,
	"no_services" boolean DEFAULT false NOT NULL,
	"implements_area_concept" boolean DEFAULT false NOT NULL,
	"has_dat" boolean DEFAULT false NOT NULL,
	"use_service_navigator" boolean DEFAULT false NOT NULL,
	"payment_provider" text,
	"paypal_client_id" text,
	"partner_frame_url" text,
	"seo_title_postfix" text,
	"tag_manager_container" text,
	"colors" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"theme" jsonb,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stammblatt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shipping_cents" integer DEFAULT 0 NOT NULL,
	"delivery_days" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "locations_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "epochs" (
	"scope" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"sender_name" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("session_id","location_id") WHERE ordered_at is null;--> statement-breakpoint
CREATE INDEX "carts_changed" ON "carts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "stock_place" ON "stock" USING btree ("place","article_id") WHERE quantity > 0;--> statement-breakpoint
CREATE INDEX "tyres_size" ON "tyres" USING btree ("width","aspect","rim_tenths","price_cents");--> statement-breakpoint
CREATE INDEX "tyres_price" ON "tyres" USING btree ("price_cents","id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_location" ON "orders" USING btree ("location_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");