export { ArticlePage as Page } from '#src/features/article/article.tsx';
