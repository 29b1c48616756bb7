-- Who is a customer of which location, written with the change itself (platform/events). Subjects are numbers and ids, nobody's name.
CREATE FUNCTION "record_account_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A location that only gets another id brings nobody.
	IF TG_OP = 'UPDATE' AND (OLD."email", OLD."salutation", OLD."first_name", OLD."last_name", OLD."phone")
		IS NOT DISTINCT FROM (NEW."email", NEW."salutation", NEW."first_name", NEW."last_name", NEW."phone")
		AND (OLD."location_id" IS NOT DISTINCT FROM NEW."location_id"
			OR NOT EXISTS (SELECT FROM "locations" WHERE "id" = OLD."location_id")) THEN
		RETURN NULL;
	END IF;
	INSERT INTO "domain_events" ("type", "subject", "location_id")
	VALUES ('customer.changed', 'account:' || coalesce(NEW."id", OLD."id"), coalesce(NEW."location_id", OLD."location_id"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_event" AFTER INSERT OR UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "record_account_event"();--> statement-breakpoint
CREATE FUNCTION "record_address_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "domain_events" ("type", "subject", "location_id")
	SELECT 'customer.changed', 'account:' || "id", "location_id" FROM "users" WHERE "id" = coalesce(NEW."user_id", OLD."user_id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "user_addresses_event" AFTER INSERT OR UPDATE OR DELETE ON "user_addresses"
	FOR EACH ROW EXECUTE FUNCTION "record_address_event"();--> statement-breakpoint
CREATE FUNCTION "record_customer_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD."location_id" <> NEW."location_id" AND NOT EXISTS (SELECT FROM "locations" WHERE "id" = OLD."location_id") THEN
		RETURN NULL;
	END IF;
	INSERT INTO "domain_events" ("type", "subject", "location_id")
	VALUES ('customer.changed', TG_ARGV[0] || ':' || coalesce(NEW."number", OLD."number"), coalesce(NEW."location_id", OLD."location_id"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_customer_event" AFTER INSERT OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "record_customer_event"('order');--> statement-breakpoint
CREATE TRIGGER "orders_customer_change_event" AFTER UPDATE OF "contact", "address", "location_id" ON "orders" FOR EACH ROW
	WHEN ((OLD."contact", OLD."address", OLD."location_id") IS DISTINCT FROM (NEW."contact", NEW."address", NEW."location_id"))
	EXECUTE FUNCTION "record_customer_event"('order');--> statement-breakpoint
CREATE TRIGGER "appointments_customer_event" AFTER INSERT ON "appointments" FOR EACH ROW
	WHEN (NEW."contact" IS NOT NULL) EXECUTE FUNCTION "record_customer_event"('appointment');--> statement-breakpoint
CREATE TRIGGER "appointments_customer_change_event" AFTER UPDATE OF "contact" ON "appointments" FOR EACH ROW
	WHEN (OLD."contact" IS DISTINCT FROM NEW."contact") EXECUTE FUNCTION "record_customer_event"('appointment');--> statement-breakpoint
CREATE TRIGGER "appointments_customer_gone_event" AFTER DELETE ON "appointments" FOR EACH ROW
	WHEN (OLD."contact" IS NOT NULL) EXECUTE FUNCTION "record_customer_event"('appointment');
