import { Link } from '@tanstack/react-router';
import type { Product, ShownProduct } from '#domain/product/product.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { asEnglish, spokenText } from '#domain/shared/spoken-text.ts';
import type { Elements } from '#ui/elements.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { canonicalAddress } from '#ui/layout/page-head.ts';
import { Gallery } from '#ui/media/Gallery.tsx';
import { RichText } from '#ui/media/RichText.tsx';
import { Price } from '#ui/text/Price.tsx';
import type { ProductAction } from '../list/ProductGrid.tsx';
import { ABOUT_THIS_PRODUCT, deliveryWords, productDescription, stockWords } from '../messages.ts';
import { useDeliveryCost } from '../use-delivery-cost.ts';
import { useBrandName, useName } from '../use-names.ts';
import { PackChoice } from './PackChoice.tsx';
import { PackFacts, PriceFacts } from './PackFacts.tsx';
import { ProductCrumbs, productCrumbData } from './ProductCrumbs.tsx';
import { productData } from './product-data.ts';
import { ShareProduct } from './ShareProduct.tsx';
import './ProductLayout.css';

// Loads late: it searches this phone, and renders below everything else.
const RelatedProducts = lazyComponent(() =>
  import('./RelatedProducts.tsx').then((it) => it.RelatedProducts),
);

type ProductLayoutProps = {
  product: ShownProduct;
  /** The action under each related product. */
  action: ProductAction;
  /** Actions for the product: buy it, or ask about it. */
  children: Elements;
  /** More actions, in one row with sharing. */
  keep: Elements;
  /** Last beside the pictures; what loads after hydration comes last here: so it pushes nothing down that the shopper is reading. */
  alert: Elements;
  /** Rendered below the shop's own text. */
  after: Elements;
};

/** A product's page with everything the shop says about it. */
export function ProductLayout({
  product,
  action,
  children,
  keep,
  alert,
  after,
}: ProductLayoutProps) {
  const brandName = useBrandName();
  const brand = brandName(product.brand);
  const details = spokenText(product, 'editorContent');
  return (
    <article className="product-layout">
      <ProductHead product={product} brand={brand} />
      <div className="product-layout__crumbs">
        <ProductCrumbs product={product} />
      </div>
      <div className="product-layout__pictures">
        <Gallery
          productId={product.id}
          images={product.photoURL}
          name={spokenText(product, 'name')}
        />
      </div>
      <div className="product-layout__facts">
        <ProductFacts product={product} brand={brand} />
        <PackChoice product={product} />
        {children}
        <ShareProduct product={product} brand={brand}>
          {keep}
        </ShareProduct>
        {alert}
      </div>
      <PackFacts product={product} />
      {details.text && (
        <section className="product-layout__details" aria-labelledby="about-product">
          <h2 id="about-product">{ABOUT_THIS_PRODUCT}</h2>
          <RichText html={details.text} lang={details.lang} />
        </section>
      )}
      {after}
      <AfterHydration>
        <RelatedProducts product={product} action={action} />
      </AfterHydration>
    </article>
  );
}

type ProductFactsProps = { product: Product; brand: string };

/** Brand, name, price, stock and delivery. */
function ProductFacts({ product, brand }: ProductFactsProps) {
  const stock = stockWords(product);
  const cost = useDeliveryCost();
  const { text, lang } = spokenText(product, 'name');
  return (
    <div className="product-facts">
      {brand && (
        <p className="product-facts__brand" lang={asEnglish(brand).lang}>
          <Link to="/brand/$brandId" params={{ brandId: product.brand }}>
            {brand}
          </Link>
        </p>
      )}
      <PageHeading lang={lang}>{text}</PageHeading>
      <p className="product-facts__price">
        <Price paise={product.pricePaise} />
      </p>
      <PriceFacts product={product} />
      <p className={`product-facts__stock product-facts__stock--${stock.tone}`}>{stock.words}</p>
      <p className="product-facts__delivery">{deliveryWords(cost)}</p>
    </div>
  );
}

/** Search engines read the drawn page, so in the browser its data simply stays as drawn. */
const AS_DRAWN = {};

type ProductHeadProps = { product: ShownProduct; brand: string };

/** The product's metadata for search engines and link previews. */
function ProductHead({ product, brand }: ProductHeadProps) {
  const path = `/product/${encodeURIComponent(product.id)}`;
  const cover = product.photoURL[0];
  const price = formatPaise(product.pricePaise);
  const category = useName('category', product.category);
  const { text: name } = spokenText(product, 'name');
  const cost = useDeliveryCost();
  return (
    <>
      <meta property="product:price:amount" content={(product.pricePaise / 100).toFixed(2)} />
      <meta property="product:price:currency" content="INR" />
      <PageHead
        title={name}
        description={productDescription({ name, brand, price }, cost)}
        path={path}
        {...(cover !== undefined && { picture: pictureAddress(product.id, cover, 800) })}
        kind="product"
        data={
          import.meta.env.HAAT_DRAWS
            ? [
                productData(product, brand, canonicalAddress(path)),
                productCrumbData(product, category?.text ?? null),
              ]
            : AS_DRAWN
        }
      />
    </>
  );
}
