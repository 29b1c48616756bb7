CREATE TABLE "document_numbers" (
	"company_code" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_code" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"location_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"source" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"issued_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"pdf" "bytea",
	CONSTRAINT "documents_source_unique" UNIQUE("source"),
	CONSTRAINT "documents_number" UNIQUE("company_code","number")
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "invoiced_from" text DEFAULT 'haendlersystem' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_order" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_issued" ON "documents" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "mail_attachments_mail" ON "mail_attachments" USING btree ("mail_id");--> statement-breakpoint
CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD."pdf" IS NOT NULL AND NEW."pdf" IS DISTINCT FROM OLD."pdf")
		OR (to_jsonb(NEW) - 'pdf' - 'location_id') <> (to_jsonb(OLD) - 'pdf' - 'location_id') THEN
		RAISE EXCEPTION 'document % of % is issued and cannot change', OLD."number", OLD."company_code";
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "documents_never_change" BEFORE UPDATE ON "documents"
	FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();
