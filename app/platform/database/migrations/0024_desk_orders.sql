CREATE TABLE "desk_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "desk_views_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "desk_wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"has_sound" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_wishes" ADD CONSTRAINT "desk_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_reference" ON "stock_movements" USING btree ("reference") WHERE reason in ('fulfilment', 'return');--> statement-breakpoint
CREATE INDEX "desk_changes_at" ON "desk_changes" USING btree ("location_id","at","id");--> statement-breakpoint
CREATE INDEX "documents_location" ON "documents" USING btree ("location_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "documents_by_number" ON "documents" USING btree ("number");--> statement-breakpoint
CREATE INDEX "fulfilment_events_staff" ON "fulfilment_events" USING btree ("at") WHERE actor_type = 'staff';--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("location_id","placed_at","id") WHERE fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped');--> statement-breakpoint
CREATE INDEX "orders_payment_state" ON "orders" USING btree ("location_id","payment_state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_owed" ON "orders" USING btree ("location_id","placed_at","id") WHERE open_cents > 0 and order_type = 'kauf';--> statement-breakpoint
CREATE INDEX "withdrawals_location" ON "withdrawals" USING btree ("location_id","received_at","id");--> statement-breakpoint
CREATE INDEX "bank_transfers_account" ON "bank_transfers" USING btree ("iban","state","booked_on","id");--> statement-breakpoint
CREATE INDEX "payment_events_at" ON "payment_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_events_staff" ON "payment_events" USING btree ("at") WHERE actor_type = 'staff';--> statement-breakpoint
CREATE INDEX "mails_subject" ON "mails" USING gin (subject gin_trgm_ops);--> statement-breakpoint
UPDATE withdrawals SET location_id = orders.location_id FROM orders WHERE orders.id = order_id AND withdrawals.location_id <> orders.location_id;
