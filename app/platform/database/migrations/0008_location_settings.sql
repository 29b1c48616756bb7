-- What slices read of a location stands in a column for each group of settings, by the names that their schemas use. What no
-- page reads is not stored any more; it comes again with the import, once a page does. Nodes of the version before cannot run on this.
ALTER TABLE "locations" ADD COLUMN "premises" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "accounts" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "categories" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "payments" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "checkout" jsonb;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "storefront" jsonb;--> statement-breakpoint
ALTER TABLE "locations" RENAME COLUMN "redirect_sublocations" TO "redirect_sublocations_before";--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "redirect_sublocations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hosts" RENAME COLUMN "allowed_redirect_hosts" TO "allowed_redirect_hosts_before";--> statement-breakpoint
ALTER TABLE "hosts" ADD COLUMN "allowed_redirect_hosts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "hosts" SET "allowed_redirect_hosts" = ARRAY(SELECT jsonb_array_elements_text("allowed_redirect_hosts_before"))
	WHERE jsonb_typeof("allowed_redirect_hosts_before") = 'array';--> statement-breakpoint
UPDATE "locations" SET "redirect_sublocations" = ARRAY(SELECT jsonb_array_elements_text("redirect_sublocations_before"))
	WHERE jsonb_typeof("redirect_sublocations_before") = 'array';--> statement-breakpoint
UPDATE "locations" SET
	"premises" = jsonb_build_object('openingHours', "opening_hours", 'latitude', "latitude", 'longitude', "longitude"),
	"delivery" = jsonb_build_object(
		'deliveryDays', "delivery_days", 'shippingCents', "shipping_cents",
		'carriers', coalesce("stammblatt" -> 'versandarten', '["dhl"]')),
	-- Only these two may be missing in what is stored.
	"accounts" = jsonb_strip_nulls(jsonb_build_object(
		'requiresSecondFactor', "details" -> 'requiresSecondFactor',
		'externalLogin', CASE WHEN jsonb_typeof("details" -> 'externalLogin') = 'object' THEN jsonb_build_object(
			'kunde', "details" -> 'externalLogin' -> 'customer',
			'rueckkehrParameter', "details" -> 'externalLogin' -> 'returnParameter',
			'registrieren', "details" -> 'externalLogin' -> 'register',
			'passwortVergessen', "details" -> 'externalLogin' -> 'forgotPassword') END)),
	"content" = jsonb_build_object('mainMake', "main_make", 'abilities', "details" -> 'abilities'),
	"categories" = jsonb_build_object(
		'categoryBlacklist', coalesce("details" -> 'categoryBlacklist', '[]'),
		'showsAllCategories', coalesce("details" -> 'showsAllCategories', 'false')),
	"payments" = jsonb_build_object('paymentProvider', "payment_provider", 'bank', "bank"),
	"checkout" = jsonb_build_object('reservationDays', "reservation_days"),
	"storefront" = jsonb_build_object(
		'isTechno', "is_techno", 'externalServices', coalesce("details" -> 'externalServices', '[]'),
		'seoTitlePostfix', "seo_title_postfix", 'partnerFrameUrl', "partner_frame_url",
		'tagManagerContainer', "tag_manager_container");--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "premises" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "delivery" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "accounts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "content" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "categories" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "payments" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "checkout" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "storefront" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ALTER COLUMN "colors" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "hosts" DROP COLUMN "allowed_redirect_hosts_before";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "redirect_to";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "bank";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "opening_hours";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "latitude";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "longitude";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "partner_number";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "main_make";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "redirect_sublocations_before";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "is_techno";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "no_service_request";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "no_services";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "implements_area_concept";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "has_dat";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "use_service_navigator";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "payment_provider";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "paypal_client_id";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "partner_frame_url";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "seo_title_postfix";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "tag_manager_container";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "details";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "stammblatt";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "shipping_cents";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "delivery_days";--> statement-breakpoint
ALTER TABLE "locations" DROP COLUMN "reservation_days";
