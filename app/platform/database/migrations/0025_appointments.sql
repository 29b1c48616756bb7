CREATE TABLE "appointment_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"location_id" text NOT NULL,
	"bay_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"sort" text NOT NULL,
	"service_url" text NOT NULL,
	"service_title" text NOT NULL,
	"vehicle" text NOT NULL,
	"vehicle_code" text,
	"price" text NOT NULL,
	"quote" jsonb,
	"contact" jsonb,
	"message" text NOT NULL,
	"owner_id" text,
	"email_key" text,
	"request_number" text,
	"early_start_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "appointments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "bay_units" (
	"bay_id" text NOT NULL,
	"unit" integer NOT NULL,
	"appointment_id" uuid NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "bay_units_bay_id_unit_pk" PRIMARY KEY("bay_id","unit")
);
--> statement-breakpoint
CREATE TABLE "bays" (
	"id" text PRIMARY KEY NOT NULL,
	"location_url" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"max_rim_inch" smallint NOT NULL,
	"run_flat" boolean NOT NULL,
	"pressure_sensors" boolean NOT NULL,
	"high_voltage" boolean NOT NULL,
	"lift_kg" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"bay_id" text,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_links" ADD CONSTRAINT "appointment_links_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bay_units" ADD CONSTRAINT "bay_units_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_links_appointment" ON "appointment_links" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_links_expiry" ON "appointment_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "appointments_start" ON "appointments" USING btree ("location_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_state" ON "appointments" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_owner" ON "appointments" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "appointments_email" ON "appointments" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "bay_units_appointment" ON "bay_units" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "bays_location" ON "bays" USING btree ("location_url");--> statement-breakpoint
CREATE INDEX "closures_location" ON "closures" USING btree ("location_id","until");--> statement-breakpoint
CREATE TRIGGER "bays_insert" AFTER INSERT ON "bays" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('workshop');--> statement-breakpoint
CREATE TRIGGER "bays_update" AFTER UPDATE ON "bays" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('workshop');--> statement-breakpoint
CREATE TRIGGER "bays_delete" AFTER DELETE ON "bays" REFERENCING OLD TABLE AS "old_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_location_tags"('workshop');--> statement-breakpoint
CREATE TRIGGER "bays_truncate" AFTER TRUNCATE ON "bays"
	FOR EACH STATEMENT EXECUTE FUNCTION "touch_tag"('workshop');
