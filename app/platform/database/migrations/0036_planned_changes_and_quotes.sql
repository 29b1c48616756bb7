CREATE TABLE "planned_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"staff" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "workshop_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"request_id" uuid NOT NULL,
	"location_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"note" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "workshop_quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "workshop_quotes_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "workshop_quotes" ADD CONSTRAINT "workshop_quotes_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_changes_location" ON "planned_changes" USING btree ("location_id","state","publish_at");--> statement-breakpoint
CREATE INDEX "workshop_quotes_request" ON "workshop_quotes" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "workshop_quotes_at" ON "workshop_quotes" USING btree ("location_id","created_at");