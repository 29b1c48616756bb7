CREATE TABLE "redirect_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirect_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"location_url" text NOT NULL,
	"old_url" text NOT NULL,
	"new_url" text NOT NULL,
	"status_code" integer DEFAULT 301 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hosts" ADD COLUMN "allowed_redirect_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Whoever changes hosts, locations or redirect rules, also by hand: every node reads them again.
CREATE FUNCTION "advance_network_epoch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "epochs" ("scope", "value") VALUES ('network', 1)
		ON CONFLICT ("scope") DO UPDATE SET "value" = "epochs"."value" + 1;
	PERFORM pg_notify('radhaus_epochs', 'network');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "hosts_advance_network_epoch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hosts"
	FOR EACH STATEMENT EXECUTE FUNCTION "advance_network_epoch"();--> statement-breakpoint
CREATE TRIGGER "locations_advance_network_epoch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations"
	FOR EACH STATEMENT EXECUTE FUNCTION "advance_network_epoch"();--> statement-breakpoint
CREATE TRIGGER "redirect_rules_advance_network_epoch" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirect_rules"
	FOR EACH STATEMENT EXECUTE FUNCTION "advance_network_epoch"();
