CREATE TABLE "order_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "joined" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "extensions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network_key" text;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_links_expiry" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_open_email" ON "orders" USING btree ("email_key") WHERE fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped') and order_type = 'reservierung';--> statement-breakpoint
CREATE INDEX "orders_open_phone" ON "orders" USING btree ("phone_key") WHERE fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped') and order_type = 'reservierung';--> statement-breakpoint
CREATE INDEX "orders_open_network" ON "orders" USING btree ("network_key") WHERE fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped') and order_type = 'reservierung';--> statement-breakpoint
UPDATE "orders" SET
	"email_key" = regexp_replace(lower(trim("contact" ->> 'email')), '^(.+?)\+[^@]*@', '\1@'),
	"phone_key" = regexp_replace(regexp_replace(replace("contact" ->> 'phone', '(0)', ''), '[^0-9+]', '', 'g'), '^(\+|00)49', '0')
	WHERE "order_type" = 'reservierung' AND "fulfilment" IN ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped');
