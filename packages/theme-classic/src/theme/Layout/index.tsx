import ErrorBoundary from '@lectern/core/client/ErrorBoundary';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@lectern/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import useKeyboardNavigation from './useKeyboardNavigation.js';

export interface Props {
  readonly children?: ReactNode;
  readonly noFooter?: boolean;
  readonly wrapperClassName?: string;
  readonly title?: string;
  readonly description?: string;
}

function Page({children, noFooter = false, wrapperClassName, title, description}: Props): ReactNode {
  useKeyboardNavigation();
  return (
    <>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      <div
        id={SkipToContentFallbackId}
        className={clsx(
          ThemeClassNames.layout.main.container,
          ThemeClassNames.wrapper.main,
          styles.mainWrapper,
          wrapperClassName,
        )}
      >
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
    </>
  );
}

// Changes only when a key is pressed.
Page.still = true;

/** @swizzle unsafe */
/** The frame of a page: announcement bar, navbar and footer. They stay if the content throws an error. */
export default function Layout(props: Props): ReactNode {
  return (
    <LayoutProvider>
      <Page {...props} />
    </LayoutProvider>
  );
}
