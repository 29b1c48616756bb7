CREATE TABLE "article_vehicle_prefixes" (
	"prefix" text NOT NULL,
	"article_id" integer NOT NULL,
	"filter_values" jsonb NOT NULL,
	CONSTRAINT "article_vehicle_prefixes_prefix_article_id_pk" PRIMARY KEY("prefix","article_id"),
	CONSTRAINT "article_vehicle_prefixes_prefix" CHECK ("article_vehicle_prefixes"."prefix" ~ '^([0-9]{2}|[0-9]{5}|[0-9]{8}|[0-9]{11}|[0-9]{15})$')
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
ALTER TABLE "sessions" ADD COLUMN "vehicle_code" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "vehicles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Neither was stored before: both come with the next import of the network.
UPDATE "locations" SET "vehicles" = '{"hasDat": false, "hasVehicleSearch": false}';--> statement-breakpoint
ALTER TABLE "article_vehicle_prefixes" ADD CONSTRAINT "article_vehicle_prefixes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_fitments" ADD CONSTRAINT "vehicle_fitments_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_keys" ADD CONSTRAINT "vehicle_keys_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_vin_prefixes" ADD CONSTRAINT "vehicle_vin_prefixes_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_vehicle_prefixes_article" ON "article_vehicle_prefixes" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "vehicle_keys_vehicle" ON "vehicle_keys" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_vin_prefixes_vehicle" ON "vehicle_vin_prefixes" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicles_selection" ON "vehicles" USING btree ("vehicle_type","manufacturer","base_model","sub_model","engine_option","car_body_option","gearing_option","equipment_line_option");--> statement-breakpoint
CREATE INDEX "vehicles_search" ON "vehicles" USING gin ("search");