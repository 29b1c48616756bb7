CREATE TABLE "storage_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "storage_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wheels_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"staff" text NOT NULL,
	"shelf" text NOT NULL,
	"tread" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_wheels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"label" integer NOT NULL,
	"shelf" text NOT NULL,
	"contact" jsonb NOT NULL,
	"email_key" text,
	"plate" text NOT NULL,
	"vehicle" text NOT NULL,
	"tyre" text NOT NULL,
	"size" text NOT NULL,
	"rim" text NOT NULL,
	"season" text NOT NULL,
	"tread" jsonb NOT NULL,
	"state" text NOT NULL,
	"next_change" date,
	"wants_reminder" boolean NOT NULL,
	"reminded_at" timestamp with time zone,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_wheels_label" UNIQUE("location_id","label")
);
--> statement-breakpoint
ALTER TABLE "storage_events" ADD CONSTRAINT "storage_events_wheels_id_stored_wheels_id_fk" FOREIGN KEY ("wheels_id") REFERENCES "public"."stored_wheels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storage_events_wheels" ON "storage_events" USING btree ("wheels_id","id");--> statement-breakpoint
CREATE INDEX "stored_wheels_email" ON "stored_wheels" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "stored_wheels_change" ON "stored_wheels" USING btree ("state","next_change");