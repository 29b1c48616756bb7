CREATE TABLE "labour_rates" (
	"labour_class" text NOT NULL,
	"location_url" text NOT NULL,
	"valid_from" date NOT NULL,
	"minutes_per_unit" integer NOT NULL,
	"hourly_cents" integer NOT NULL,
	CONSTRAINT "labour_rates_labour_class_location_url_valid_from_pk" PRIMARY KEY("labour_class","location_url","valid_from")
);
--> statement-breakpoint
CREATE TABLE "labour_values" (
	"service_url" text NOT NULL,
	"ecode_prefix" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"labour_class" text NOT NULL,
	"units_tenths" integer NOT NULL,
	"parts_cents" integer NOT NULL,
	CONSTRAINT "labour_values_service_url_ecode_prefix_position_pk" PRIMARY KEY("service_url","ecode_prefix","position")
);
--> statement-breakpoint
CREATE TABLE "request_pictures" (
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_pictures_request_id_position_pk" PRIMARY KEY("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "service_locations" (
	"location_url" text NOT NULL,
	"service_url" text NOT NULL,
	"is_available" boolean,
	"href" text,
	CONSTRAINT "service_locations_location_url_service_url_pk" PRIMARY KEY("location_url","service_url")
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"location_id" text NOT NULL,
	"owner_id" text,
	"email_key" text NOT NULL,
	"service_url" text,
	"service_title" text NOT NULL,
	"vehicle" text NOT NULL,
	"price" text NOT NULL,
	"wish_dates" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"message" text NOT NULL,
	"upload_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text,
	CONSTRAINT "service_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "service_requests_uploadHash_unique" UNIQUE("upload_hash")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"summary" text NOT NULL,
	"landing_text" text NOT NULL,
	CONSTRAINT "services_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "workshop" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "request_pictures" ADD CONSTRAINT "request_pictures_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_pictures_added" ON "request_pictures" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "service_requests_at" ON "service_requests" USING btree ("location_id","state","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_owner" ON "service_requests" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "service_requests_email" ON "service_requests" USING btree ("email_key");--> statement-breakpoint
-- The flags of services were stored unread.
UPDATE "locations" SET
	"workshop" = (SELECT coalesce(jsonb_object_agg("flag"."key", "flag"."value"), '{}') FROM jsonb_each("unread") AS "flag"
		WHERE "flag"."key" IN ('noServiceRequest', 'noServices', 'services', 'serviceListe', 'implementsAreaConcept', 'useServiceNavigator', 'areaShopSubLocations')),
	"unread" = "unread" - ARRAY['noServiceRequest', 'noServices', 'services', 'serviceListe', 'implementsAreaConcept', 'useServiceNavigator', 'areaShopSubLocations'];--> statement-breakpoint
CREATE TRIGGER "services_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('workshop');--> statement-breakpoint
CREATE TRIGGER "labour_values_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "labour_values"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('workshop');--> statement-breakpoint
CREATE TRIGGER "labour_rates_touch_tag" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "labour_rates"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('workshop');--> statement-breakpoint
CREATE TRIGGER "service_locations_insert" AFTER INSERT ON "service_locations" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('workshop');--> statement-breakpoint
CREATE TRIGGER "service_locations_update" AFTER UPDATE ON "service_locations" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('workshop');--> statement-breakpoint
CREATE TRIGGER "service_locations_delete" AFTER DELETE ON "service_locations" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('workshop');--> statement-breakpoint
CREATE TRIGGER "service_locations_truncate" AFTER TRUNCATE ON "service_locations"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('workshop');
