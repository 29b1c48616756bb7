CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_forms" (
	"session_id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"host_group" text NOT NULL,
	"user_id" uuid,
	"agent" text,
	"hides_tecar_tile" boolean DEFAULT false NOT NULL,
	"vehicle_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"location_id" text,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"salutation" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"company" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"salutation" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"is_noa_employee" boolean DEFAULT false NOT NULL,
	"location_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"article_id" integer NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"quoted_price_cents" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_article" UNIQUE("cart_id","article_id","options"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"location_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone,
	"coupon_code" text
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"article_id" integer NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "article_categories_article_id_category_id_pk" PRIMARY KEY("article_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "article_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "article_groups_code" UNIQUE("kind","code")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"group_id" integer,
	"sku" text,
	"gtin" text,
	"make" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture_key" text NOT NULL,
	"vat_rate" smallint NOT NULL,
	"deposit_cents" integer,
	"is_own_article" boolean DEFAULT false NOT NULL,
	"is_stock_keeping" boolean DEFAULT true NOT NULL,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"is_kit" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "articles_key" UNIQUE("kind","code"),
	CONSTRAINT "articles_id_is_kit" UNIQUE("id","is_kit"),
	CONSTRAINT "articles_deposit" CHECK ("articles"."deposit_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "components" (
	"article_id" integer NOT NULL,
	"is_kit" boolean DEFAULT true NOT NULL,
	"component_id" integer NOT NULL,
	"is_component_kit" boolean DEFAULT false NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "components_article_id_component_id_pk" PRIMARY KEY("article_id","component_id"),
	CONSTRAINT "components_kit" CHECK ("components"."is_kit" and not "components"."is_component_kit"),
	CONSTRAINT "components_quantity" CHECK ("components"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"presentation" text NOT NULL,
	"description" text NOT NULL,
	"is_noa_employee_category" boolean DEFAULT false NOT NULL,
	"tyre_selection" jsonb,
	CONSTRAINT "categories_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "complete_wheels" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"rim_id" integer NOT NULL,
	"tyre_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "allocations_quantity" CHECK ("allocations"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"article_id" integer NOT NULL,
	"is_kit" boolean DEFAULT false NOT NULL,
	"warehouse_id" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_levels_article_id_warehouse_id_pk" PRIMARY KEY("article_id","warehouse_id"),
	CONSTRAINT "stock_levels_no_kit" CHECK (not "stock_levels"."is_kit"),
	CONSTRAINT "stock_levels_counts" CHECK ("stock_levels"."on_hand" >= 0 and "stock_levels"."allocated" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_delta" CHECK ("stock_movements"."delta" <> 0)
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" text,
	CONSTRAINT "warehouses_location" UNIQUE NULLS NOT DISTINCT("location_id")
);
--> statement-breakpoint
CREATE TABLE "makes" (
	"name" text PRIMARY KEY NOT NULL,
	"manufacturer" jsonb NOT NULL,
	"responsible" jsonb
);
--> statement-breakpoint
CREATE TABLE "current_prices" (
	"article_id" integer NOT NULL,
	"location_id" text,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"regular_cents" integer,
	"lowest_cents" integer,
	"offer_until" timestamp with time zone,
	"is_sum" boolean DEFAULT false NOT NULL,
	CONSTRAINT "current_prices_key" UNIQUE NULLS NOT DISTINCT("article_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "price_switches" (
	"at" timestamp with time zone NOT NULL,
	"article_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"location_id" text,
	"valid_from" timestamp with time zone NOT NULL,
	"regular_cents" integer,
	"offer_cents" integer,
	"offer_until" timestamp with time zone,
	CONSTRAINT "prices_regular" CHECK ("prices"."regular_cents" > 0),
	CONSTRAINT "prices_offer" CHECK (("prices"."offer_cents" is null) = ("prices"."offer_until" is null) and ("prices"."offer_cents" is null or ("prices"."offer_cents" > 0 and "prices"."offer_cents" < "prices"."regular_cents" and "prices"."regular_cents" is not null and "prices"."offer_until" > "prices"."valid_from")))
);
--> statement-breakpoint
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
	"own_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
	"make" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"safety" text,
	"facts" jsonb NOT NULL,
	"gallery" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rims" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"design" text NOT NULL,
	"material" text NOT NULL,
	"colour" text NOT NULL,
	"diameter_tenths" smallint NOT NULL,
	"width_tenths" smallint NOT NULL,
	"bolt_holes" smallint NOT NULL,
	"bolt_circle_tenths" smallint NOT NULL,
	"centre_bore_tenths" smallint NOT NULL,
	"offset" smallint NOT NULL,
	"max_load_kg" smallint NOT NULL,
	"approval" text
);
--> statement-breakpoint
CREATE TABLE "tyres" (
	"article_id" integer PRIMARY KEY NOT NULL,
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
	"tread" text NOT NULL,
	"dot_year" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_vehicle_prefixes" (
	"prefix" text NOT NULL,
	"article_id" integer NOT NULL,
	"filter_values" jsonb NOT NULL,
	CONSTRAINT "article_vehicle_prefixes_prefix_article_id_pk" PRIMARY KEY("prefix","article_id"),
	CONSTRAINT "article_vehicle_prefixes_prefix" CHECK ("article_vehicle_prefixes"."prefix" ~ '^([0-9]{2}|[0-9]{5}|[0-9]{8}|[0-9]{11}|[0-9]{15})$')
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"order_type" text NOT NULL,
	"contact" jsonb,
	"address" jsonb,
	"delivery" text DEFAULT 'abholung' NOT NULL,
	"payment" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigation_contents" (
	"location_url" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"location_url" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"to" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"location_url" text NOT NULL,
	"page" text NOT NULL,
	"block" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "page_texts_location_url_page_block_pk" PRIMARY KEY("location_url","page","block")
);
--> statement-breakpoint
CREATE TABLE "coupon_redemptions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid,
	"email_hash" text,
	"amount_cents" integer NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"percent" integer,
	"amount_cents" integer,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"location_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"limit_total" integer,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"is_advertised" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupons_value" CHECK (num_nonnulls("coupons"."percent", "coupons"."amount_cents") = 1),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 1 and 100),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"article_id" integer NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"deposit_cents" integer DEFAULT 0 NOT NULL,
	"vat_rate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"location_id" text NOT NULL,
	"order_type" text NOT NULL,
	"contact" jsonb NOT NULL,
	"address" jsonb,
	"delivery" text NOT NULL,
	"payment" text,
	"goods_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"coupon_code" text,
	"shipping_cents" integer NOT NULL,
	"deposit_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" = "orders"."goods_cents" - "orders"."discount_cents" + "orders"."shipping_cents" + "orders"."deposit_cents"),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_cents" between 0 and "orders"."goods_cents")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"scope" text,
	"order_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postcodes" (
	"postcode" text PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"id" text PRIMARY KEY NOT NULL,
	"hostname" text NOT NULL,
	"location_url" text,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"is_shop_system" boolean DEFAULT false NOT NULL,
	"index_location_url" text,
	"matomo_site_id" text,
	"cookie_pro_domain_id" text,
	"allowed_redirect_hosts" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"hostname" text NOT NULL,
	"title" text NOT NULL,
	"city" text NOT NULL,
	"redirect_url" text,
	"sublocation_url" text,
	"redirect_sublocations" text[] DEFAULT '{}' NOT NULL,
	"theme" jsonb,
	"unread" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"company" jsonb NOT NULL,
	"premises" jsonb NOT NULL,
	"colors" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"accounts" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"checkout" jsonb NOT NULL,
	"storefront" jsonb NOT NULL,
	"vehicles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pricing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "locations_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "redirect_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirect_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_url" text NOT NULL,
	"old_url" text NOT NULL,
	"new_url" text NOT NULL,
	"status_code" integer DEFAULT 301 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garage_vehicles" (
	"owner_id" text NOT NULL,
	"vehicle_code" text NOT NULL,
	"label" text NOT NULL,
	"name" text,
	"added_at" timestamp with time zone NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "garage_vehicles_owner_id_vehicle_code_pk" PRIMARY KEY("owner_id","vehicle_code")
);
--> statement-breakpoint
CREATE TABLE "vehicle_fitments" (
	"vehicle_id" integer NOT NULL,
	"combination" smallint NOT NULL,
	"axle" text NOT NULL,
	"width" smallint NOT NULL,
	"aspect" smallint NOT NULL,
	"rim_tenths" smallint NOT NULL,
	"load_index" smallint NOT NULL,
	"speed_index" text NOT NULL,
	"rim_width_tenths" smallint,
	"offset_min" smallint,
	"offset_max" smallint,
	"is_series" boolean NOT NULL,
	"is_winter_only" boolean NOT NULL,
	"document" text NOT NULL,
	CONSTRAINT "vehicle_fitments_vehicle_id_combination_axle_pk" PRIMARY KEY("vehicle_id","combination","axle")
);
--> statement-breakpoint
CREATE TABLE "vehicle_keys" (
	"hsn" text NOT NULL,
	"tsn" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	CONSTRAINT "vehicle_keys_hsn_tsn_vehicle_id_pk" PRIMARY KEY("hsn","tsn","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "vehicle_vin_prefixes" (
	"prefix" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	CONSTRAINT "vehicle_vin_prefixes_prefix_vehicle_id_pk" PRIMARY KEY("prefix","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"manufacturer" text NOT NULL,
	"base_model" text NOT NULL,
	"sub_model" text NOT NULL,
	"engine_option" text NOT NULL,
	"car_body_option" text NOT NULL,
	"gearing_option" text NOT NULL,
	"equipment_line_option" text NOT NULL,
	"label" text NOT NULL,
	"dat_ecode_prefix" text,
	"power_kw" smallint,
	"built_from" date,
	"built_until" date,
	"body_type" text NOT NULL,
	"bolt_holes" smallint,
	"bolt_circle_tenths" smallint,
	"centre_bore_tenths" smallint,
	"offset_min" smallint,
	"offset_max" smallint,
	"axle_load_front_kg" smallint,
	"axle_load_rear_kg" smallint,
	"top_speed_kmh" smallint,
	"source" text NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "vehicles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "wish_list_entries" (
	"owner_id" text NOT NULL,
	"location_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"category_url" text NOT NULL,
	"title" text NOT NULL,
	"price_cents" integer NOT NULL,
	"available_pieces" integer,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_list_entries_owner_id_location_id_article_id_pk" PRIMARY KEY("owner_id","location_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "wish_list_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"location_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"txid" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_key" text,
	"recipient" text NOT NULL,
	"sender_name" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"forgets_recipient" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mails_subjectKey_unique" UNIQUE("subject_key")
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_group_id_article_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."article_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_of_kits" FOREIGN KEY ("article_id","is_kit") REFERENCES "public"."articles"("id","is_kit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "components" ADD CONSTRAINT "components_are_no_kits" FOREIGN KEY ("component_id","is_component_kit") REFERENCES "public"."articles"("id","is_kit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_wheels" ADD CONSTRAINT "complete_wheels_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_wheels" ADD CONSTRAINT "complete_wheels_rim" FOREIGN KEY ("article_id","rim_id") REFERENCES "public"."components"("article_id","component_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complete_wheels" ADD CONSTRAINT "complete_wheels_tyre" FOREIGN KEY ("article_id","tyre_id") REFERENCES "public"."components"("article_id","component_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_of_no_kits" FOREIGN KEY ("article_id","is_kit") REFERENCES "public"."articles"("id","is_kit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_prices" ADD CONSTRAINT "current_prices_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_switches" ADD CONSTRAINT "price_switches_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_fields" ADD CONSTRAINT "category_fields_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group_id_article_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."article_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rims" ADD CONSTRAINT "rims_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tyres" ADD CONSTRAINT "tyres_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_vehicle_prefixes" ADD CONSTRAINT "article_vehicle_prefixes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_fitments" ADD CONSTRAINT "vehicle_fitments_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_keys" ADD CONSTRAINT "vehicle_keys_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_vin_prefixes" ADD CONSTRAINT "vehicle_vin_prefixes_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_list_entries" ADD CONSTRAINT "wish_list_entries_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_user" ON "account_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_tokens_expiry" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempts_last" ON "attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "kept_forms_created" ON "kept_forms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_roles_user" ON "staff_roles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_addresses_user" ON "user_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "cart_lines_of_article" ON "cart_lines" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("owner_id","location_id") WHERE ordered_at is null;--> statement-breakpoint
CREATE INDEX "carts_changed" ON "carts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "article_categories_category" ON "article_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_gtin" ON "articles" USING btree ("gtin") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "articles_sku" ON "articles" USING btree (lower("sku")) WHERE sku is not null;--> statement-breakpoint
CREATE INDEX "articles_group" ON "articles" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "components_component" ON "components" USING btree ("component_id");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "allocations_owner" ON "allocations" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE INDEX "allocations_level" ON "allocations" USING btree ("article_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "allocations_expiry" ON "allocations" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "stock_levels_available" ON "stock_levels" USING btree ("warehouse_id","article_id") WHERE on_hand > allocated;--> statement-breakpoint
CREATE INDEX "stock_movements_level" ON "stock_movements" USING btree ("article_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "current_prices_network" ON "current_prices" USING btree ("kind","cents","article_id") WHERE location_id is null;--> statement-breakpoint
CREATE INDEX "current_prices_location" ON "current_prices" USING btree ("location_id","kind","cents","article_id");--> statement-breakpoint
CREATE INDEX "price_switches_at" ON "price_switches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "prices_article" ON "prices" USING btree ("article_id","location_id","valid_from");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "rims_size" ON "rims" USING btree ("diameter_tenths","bolt_holes","bolt_circle_tenths");--> statement-breakpoint
CREATE INDEX "tyres_size" ON "tyres" USING btree ("width","aspect","rim_tenths");--> statement-breakpoint
CREATE INDEX "article_vehicle_prefixes_article" ON "article_vehicle_prefixes" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "offers_location" ON "offers" USING btree ("location_url");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_code" ON "coupon_redemptions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_user" ON "coupon_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coupon_redemptions_email" ON "coupon_redemptions" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_article" ON "order_lines" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE state in ('placed', 'ready') and held_until is not null;--> statement-breakpoint
CREATE INDEX "orders_location" ON "orders" USING btree ("location_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_received" ON "withdrawals" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "vehicle_keys_vehicle" ON "vehicle_keys" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_vin_prefixes_vehicle" ON "vehicle_vin_prefixes" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicles_selection" ON "vehicles" USING btree ("vehicle_type","manufacturer","base_model","sub_model","engine_option","car_body_option","gearing_option","equipment_line_option");--> statement-breakpoint
CREATE INDEX "vehicles_search" ON "vehicles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "wish_list_added" ON "wish_list_entries" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "wish_list_article" ON "wish_list_entries" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "wish_list_shares_owner" ON "wish_list_shares" USING btree ("owner_id","location_id");--> statement-breakpoint
CREATE INDEX "tag_moves_txid" ON "tag_moves" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
-- A change of these tables, also one by hand, drops the tag that the argument names on every node.
CREATE FUNCTION "touch_tag"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "tag_moves" ("tag") VALUES (TG_ARGV[0]);
	PERFORM pg_notify('radhaus_tags', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "hosts_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hosts"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');--> statement-breakpoint
CREATE TRIGGER "locations_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');--> statement-breakpoint
CREATE TRIGGER "redirect_rules_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirect_rules"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('network');--> statement-breakpoint
CREATE TRIGGER "categories_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('categories');--> statement-breakpoint
CREATE TRIGGER "coupons_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "coupons"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('coupons');--> statement-breakpoint
-- The same for tables with rows of one location or of all ('*'); the tag names the location: `menu:muster`.
CREATE FUNCTION "touch_location_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "tag_moves" ("tag") SELECT DISTINCT TG_ARGV[0] || ':' || "location_url" FROM "old_rows";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "tag_moves" ("tag") SELECT DISTINCT TG_ARGV[0] || ':' || "location_url" FROM "new_rows";
	END IF;
	PERFORM pg_notify('radhaus_tags', '');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "navigation_contents_insert" AFTER INSERT ON "navigation_contents" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('menu');--> statement-breakpoint
CREATE TRIGGER "navigation_contents_update" AFTER UPDATE ON "navigation_contents" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('menu');--> statement-breakpoint
CREATE TRIGGER "navigation_contents_delete" AFTER DELETE ON "navigation_contents" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('menu');--> statement-breakpoint
CREATE TRIGGER "navigation_contents_truncate" AFTER TRUNCATE ON "navigation_contents"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('menu');--> statement-breakpoint
CREATE TRIGGER "offers_insert" AFTER INSERT ON "offers" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('offers');--> statement-breakpoint
CREATE TRIGGER "offers_update" AFTER UPDATE ON "offers" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('offers');--> statement-breakpoint
CREATE TRIGGER "offers_delete" AFTER DELETE ON "offers" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('offers');--> statement-breakpoint
CREATE TRIGGER "offers_truncate" AFTER TRUNCATE ON "offers"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('offers');--> statement-breakpoint
CREATE TRIGGER "page_texts_insert" AFTER INSERT ON "page_texts" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('texts');--> statement-breakpoint
CREATE TRIGGER "page_texts_update" AFTER UPDATE ON "page_texts" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('texts');--> statement-breakpoint
CREATE TRIGGER "page_texts_delete" AFTER DELETE ON "page_texts" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('texts');--> statement-breakpoint
CREATE TRIGGER "page_texts_truncate" AFTER TRUNCATE ON "page_texts"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('texts');--> statement-breakpoint
CREATE TRIGGER "makes_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "makes"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('article');--> statement-breakpoint
CREATE TRIGGER "category_fields_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_fields"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('categories');
