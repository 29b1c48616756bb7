CREATE TABLE "desk_import_changes" (
	"import_id" uuid NOT NULL,
	"article_id" integer NOT NULL,
	"price_id" bigint,
	"price_before" jsonb,
	"pieces_before" integer,
	"pieces_after" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "desk_import_changes_import_id_article_id_pk" PRIMARY KEY("import_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "desk_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"location_id" text NOT NULL,
	"is_network" boolean NOT NULL,
	"staff" text,
	"created_at" timestamp with time zone NOT NULL,
	"supplier" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"header" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb,
	"is_whole" boolean DEFAULT false NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"alive_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "import_suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"is_network" boolean NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"address" text,
	"report_to" text,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "import_suppliers_name" UNIQUE("location_id","is_network","kind","name")
);
--> statement-breakpoint
ALTER TABLE "desk_import_changes" ADD CONSTRAINT "desk_import_changes_import_id_desk_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."desk_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_import_changes" ADD CONSTRAINT "desk_import_changes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_imports_location" ON "desk_imports" USING btree ("location_id","created_at");--> statement-breakpoint
CREATE INDEX "import_suppliers_address" ON "import_suppliers" USING btree ("address");