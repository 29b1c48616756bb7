CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"location_ids" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" uuid NOT NULL,
	"event_id" bigint,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "deliveries_event" UNIQUE("subscription_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"url" text NOT NULL,
	"types" jsonb NOT NULL,
	"secret" text NOT NULL,
	"older_secret" text,
	"older_until" timestamp with time zone,
	"cursor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "domain_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "domain_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"location_id" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_created" ON "api_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("subscription_id","subject","position") WHERE delivered_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "deliveries_list" ON "deliveries" USING btree ("subscription_id","position");--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_key" ON "subscriptions" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "domain_events_xid" ON "domain_events" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "domain_events_at" ON "domain_events" USING btree ("at");--> statement-breakpoint
-- What happened, written with the change itself, also with one by hand (platform/events).
CREATE FUNCTION "record_stock_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "domain_events" ("type", "subject", "location_id", "data")
		SELECT 'stock.changed', "articles"."kind" || ':' || "articles"."code", "warehouses"."location_id",
			jsonb_build_object('onHand', "new_rows"."on_hand", 'allocated', "new_rows"."allocated")
		FROM "new_rows" JOIN "articles" ON "articles"."id" = "article_id" JOIN "warehouses" ON "warehouses"."id" = "warehouse_id"
		WHERE "on_hand" <> 0 OR "allocated" <> 0;
	ELSE
		INSERT INTO "domain_events" ("type", "subject", "location_id", "data")
		SELECT 'stock.changed', "articles"."kind" || ':' || "articles"."code", "warehouses"."location_id",
			jsonb_build_object('onHand', "new_rows"."on_hand", 'allocated', "new_rows"."allocated")
		FROM "new_rows" JOIN "old_rows" USING ("article_id", "warehouse_id")
			JOIN "articles" ON "articles"."id" = "article_id" JOIN "warehouses" ON "warehouses"."id" = "warehouse_id"
		WHERE ("old_rows"."on_hand", "old_rows"."allocated") IS DISTINCT FROM ("new_rows"."on_hand", "new_rows"."allocated");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "stock_levels_insert_events" AFTER INSERT ON "stock_levels" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "record_stock_events"();--> statement-breakpoint
CREATE TRIGGER "stock_levels_update_events" AFTER UPDATE ON "stock_levels" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "record_stock_events"();--> statement-breakpoint
CREATE FUNCTION "record_article_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "domain_events" ("type", "subject", "location_id")
	SELECT 'article.changed', "articles"."kind" || ':' || "articles"."code", "new_rows"."location_id"
	FROM "new_rows" JOIN "articles" ON "articles"."id" = "article_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "article_changes_events" AFTER INSERT ON "article_changes" REFERENCING NEW TABLE AS "new_rows"
	FOR EACH STATEMENT EXECUTE FUNCTION "record_article_events"();--> statement-breakpoint
CREATE FUNCTION "record_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "domain_events" ("type", "subject", "location_id", "data") VALUES (
		CASE WHEN TG_OP = 'INSERT' THEN 'order.placed' WHEN NEW."payment_state" = 'paid' THEN 'order.paid' ELSE 'order.payment' END,
		NEW."number", NEW."location_id",
		jsonb_build_object('orderType', NEW."order_type", 'fulfilment', NEW."fulfilment", 'paymentState', NEW."payment_state"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_insert_event" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "record_order_event"();--> statement-breakpoint
CREATE TRIGGER "orders_payment_event" AFTER UPDATE OF "payment_state" ON "orders" FOR EACH ROW
	WHEN (OLD."payment_state" IS DISTINCT FROM NEW."payment_state") EXECUTE FUNCTION "record_order_event"();--> statement-breakpoint
CREATE FUNCTION "record_fulfilment_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "domain_events" ("type", "subject", "location_id", "data")
	SELECT 'order.state', "number", "location_id",
		jsonb_build_object('kind', NEW."kind", 'fulfilment', "fulfilment", 'paymentState', "payment_state")
	FROM "orders" WHERE "id" = NEW."order_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "fulfilment_events_event" AFTER INSERT ON "fulfilment_events" FOR EACH ROW EXECUTE FUNCTION "record_fulfilment_event"();--> statement-breakpoint
CREATE FUNCTION "record_appointment_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"is_new" boolean := TG_OP = 'INSERT';
BEGIN
	IF NOT "is_new" THEN
		"is_new" := OLD."state" = 'held';
		IF NOT "is_new" AND OLD."state" = NEW."state" AND OLD."starts_at" = NEW."starts_at" THEN
			RETURN NULL;
		END IF;
	END IF;
	INSERT INTO "domain_events" ("type", "subject", "location_id", "data") VALUES (
		CASE WHEN "is_new" THEN 'appointment.booked' ELSE 'appointment.state' END,
		NEW."number", NEW."location_id", jsonb_build_object('state', NEW."state", 'startsAt', NEW."starts_at"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "appointments_event" AFTER INSERT OR UPDATE OF "state", "starts_at" ON "appointments" FOR EACH ROW
	WHEN (NEW."state" <> 'held') EXECUTE FUNCTION "record_appointment_event"();
