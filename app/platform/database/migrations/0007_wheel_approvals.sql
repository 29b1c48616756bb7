CREATE TABLE "rim_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rim_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rim_code" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"vehicles" text[] NOT NULL,
	"ecodes" text[] NOT NULL,
	"tyre_sizes" text[] NOT NULL,
	"axle" text NOT NULL,
	"conditions" text[] NOT NULL,
	"needs_inspection" boolean NOT NULL,
	"has_only_document_sizes" boolean NOT NULL,
	"is_winter_only" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle_fitments" ADD COLUMN "is_commercial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "tyre_pressure_control" text;--> statement-breakpoint
CREATE INDEX "rim_approvals_rim" ON "rim_approvals" USING btree ("rim_code");