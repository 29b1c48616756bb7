CREATE TABLE "desk_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"location_id" text NOT NULL,
	"staff" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "desk_changes_location" ON "desk_changes" USING btree ("location_id","id");--> statement-breakpoint
CREATE INDEX "desk_changes_subject" ON "desk_changes" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING btree ("title","id") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin (lower(title || ' ' || subtitle || ' ' || code || ' ' || coalesce(sku, '') || ' ' || coalesce(gtin, '')) gin_trgm_ops);